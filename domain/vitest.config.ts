import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    // Rules keep no state between calls, so the files may share what one of them has loaded.
    isolate: false,
    // Properties calculate for up to a second on a quiet machine; the other lanes of `npm test` run beside them.
    testTimeout: 60_000,
  },
})
