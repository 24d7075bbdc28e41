import { build } from 'esbuild'
import { readFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { ROOT } from './process.mjs'

const OUT = join(ROOT, 'server', 'dist')

/** A file that looks for its neighbours from its own address keeps finding them after it was bundled. */
const keepAddresses = {
  name: 'keep-addresses',
  setup({ onLoad }) {
    onLoad({ filter: /[\\/](server|contract|domain)[\\/]src[\\/].*\.tsx?$/ }, async ({ path }) => {
      const text = await readFile(path, 'utf8')
      if (!text.includes('import.meta.')) return undefined
      const address = relative(OUT, path).replaceAll('\\', '/')
      const contents = text
        .replaceAll('import.meta.url', `new URL(${JSON.stringify(address)}, import.meta.url).href`)
        .replaceAll('import.meta.dirname', `(import.meta.dirname + ${JSON.stringify(`/${dirname(address)}`)})`)
      return { contents, loader: path.endsWith('x') ? 'tsx' : 'ts', resolveDir: dirname(path) }
    })
  },
}

/** Our own workspaces are TypeScript and go into the bundle; everything from a registry stays beside it. */
const packagesOutside = {
  name: 'packages-outside',
  setup({ onResolve }) {
    onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
      kind === 'entry-point' || path.startsWith('@volant/') ? undefined : { path, external: true },
    )
  },
}

await build({
  entryPoints: ['main', 'create-admin'].map((name) => join(ROOT, `server/src/${name}.ts`)),
  outdir: OUT,
  bundle: true,
  splitting: true,
  // beside the entries: the addresses kept above are counted from there
  chunkNames: 'part-[name]-[hash]',
  format: 'esm',
  platform: 'node',
  target: 'node20.19',
  jsx: 'automatic',
  sourcemap: true,
  loader: { '.graphql': 'text', '.sql': 'text' },
  plugins: [packagesOutside, keepAddresses],
  logLevel: 'warning',
})
