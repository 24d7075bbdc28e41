import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    // Rules keep no state between calls, so the files may share what one of them has loaded.
    isolate: false,
  },
})
