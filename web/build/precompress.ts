import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const brotli = promisify(brotliCompress)
const deflate = promisify(gzip)
const TEXT = /\.(js|mjs|css|html|svg|json|geojson|webmanifest|txt)$/

async function compressAll(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { recursive: true })) {
    if (!TEXT.test(entry)) continue
    const path = join(folder, entry)
    const bytes = await readFile(path)
    // Compressing a file that fits into one packet saves nothing.
    if (bytes.byteLength < 1024) continue
    const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength }
    await writeFile(`${path}.br`, await brotli(bytes, { params }))
    await writeFile(`${path}.gz`, await deflate(bytes, { level: 9 }))
  }
}

/** Writes `file.br` and `file.gz` for each text file, so that the server does not compress them for each request. */
export function precompress(): Plugin {
  return {
    name: 'volant:precompress',
    apply: 'build',
    // Once, when both documents are built.
    buildApp: {
      order: 'post',
      handler: ({ config: { root, build } }) => compressAll(join(root, build.outDir)),
    },
  }
}
