import { WORKSPACES, bin, run } from '../process.mjs'
import { handWritten } from './sources.mjs'

export const checks = WORKSPACES.map((workspace) => ({
  name: `types ${workspace}`,
  async check() {
    // The compiler fails without input, so an empty workspace is skipped.
    if ((await handWritten([workspace])).length === 0) return { notRun: 'no source yet' }
    const { code, output } = await run(bin('tsc'), ['-p', workspace, '--pretty', 'false'])
    return { ok: code === 0, detail: output }
  },
}))
