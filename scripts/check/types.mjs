import { WORKSPACES, bin, run } from '../process.mjs'
import { handWritten } from './sources.mjs'

export const checks = WORKSPACES.map((workspace) => ({
  name: `types ${workspace}`,
  async look() {
    // A compiler without input complains; a workspace that is still empty has nothing wrong in it.
    if ((await handWritten([workspace])).length === 0) return { notRun: 'no source yet' }
    const { code, output } = await run(bin('tsc'), ['-p', workspace, '--pretty', 'false'])
    return { ok: code === 0, detail: output }
  },
}))
