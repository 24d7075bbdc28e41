import { join } from 'node:path'
import { build } from './build.mjs'
import { ensureInstalled } from './install.mjs'
import { ROOT, bin, run } from './process.mjs'

await ensureInstalled()
if (!(await build())) process.exit(1)
const { code } = await run(bin('tsx'), [join(ROOT, 'bench', 'main.ts'), ...process.argv.slice(2)], { inherit: true })
process.exit(code)
