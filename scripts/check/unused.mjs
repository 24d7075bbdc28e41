import { bin, run } from '../process.mjs'

export const checks = [
  {
    name: 'unused code',
    async check() {
      const { code, output } = await run(bin('knip'), ['--no-progress', '--no-config-hints'])
      return { ok: code === 0, detail: output }
    },
  },
]
