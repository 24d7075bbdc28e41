import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT, WORKSPACES, run } from '../process.mjs'

const GENERATED = /\.generated\.ts$|\.gen\.ts$|\.d\.ts$|\/migrations\//

/** Hand-written TypeScript and scripts that git tracks or would add, without generated files. */
export async function handWritten(folders = [...WORKSPACES, 'scripts']) {
  const { output } = await run('git', ['ls-files', '--cached', '--others', '--exclude-standard', '--', ...folders])
  const paths = output.split('\n').filter((path) => /\.(tsx?|mjs|cjs|css)$/.test(path) && !GENERATED.test(path))
  const files = [...new Set(paths)].filter((path) => !path.startsWith('scripts/check/planted/'))
  return files.flatMap((path) => {
    try {
      return [{ path, text: readFileSync(join(ROOT, path), 'utf8') }]
    } catch {
      return []
    }
  })
}

export const isTest = (path) => /\.(test|testing|spec)\.tsx?$|^e2e\/|\/test\//.test(path)
