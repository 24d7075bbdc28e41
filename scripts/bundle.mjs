import { build } from 'esbuild'
import { readFile, writeFile } from 'node:fs/promises'
import { dirname, extname, join, relative } from 'node:path'
import { ROOT } from './process.mjs'

const OUT = join(ROOT, 'server', 'dist')

const LOADERS = { '.ts': 'ts', '.tsx': 'tsx', '.mjs': 'js' }

/** Keeps the `import.meta` of modules that find files relative to themselves: our own, and those of PDFKit. */
const keepAddresses = {
  name: 'keep-addresses',
  setup({ onLoad }) {
    onLoad(
      { filter: /[\\/](server|contract|domain)[\\/]src[\\/].*\.tsx?$|[\\/]pdfkit[\\/]js[\\/].*\.mjs$/ },
      async ({ path }) => {
        const text = await readFile(path, 'utf8')
        if (!text.includes('import.meta.')) return undefined
        const address = relative(OUT, path).replaceAll('\\', '/')
        const contents = text
          .replaceAll('import.meta.url', `new URL(${JSON.stringify(address)}, import.meta.url).href`)
          .replaceAll('import.meta.dirname', `(import.meta.dirname + ${JSON.stringify(`/${dirname(address)}`)})`)
        return { contents, loader: LOADERS[extname(path)], resolveDir: dirname(path) }
      },
    )
  },
}

/**
 * Packages that cannot be bundled: native code, and what reads files from beside its own. All others are, without spaces and comments,
 * because a process keeps the text of each module that it has loaded. `redis` and `web-push` are CommonJS that comes late, see below;
 * what `exceljs` stands on warns of itself where it is not a package.
 */
const OUTSIDE =
  /^(@aws-sdk|@electric-sql|@expo-google-fonts|@fastify\/static|@fastify\/swagger|@fastify\/swagger-ui|@node-rs|@smithy|exceljs|fs-native-extensions|pg|pino|redis|sharp|thread-stream|web-push)(\/|$)/

const packagesOutside = {
  name: 'packages-outside',
  setup({ onResolve }) {
    onResolve({ filter: OUTSIDE }, ({ path }) => ({ path, external: true }))
  },
}

const { metafile } = await build({
  metafile: true,
  entryPoints: ['main', 'fill-demo', 'create-admin', 'archive'].map((name) => join(ROOT, `server/src/${name}.ts`)),
  outdir: OUT,
  bundle: true,
  splitting: true,
  // in the folder of the entries, from which the addresses above are relative
  chunkNames: 'part-[name]-[hash]',
  format: 'esm',
  platform: 'node',
  target: 'node20.19',
  jsx: 'automatic',
  sourcemap: true,
  minifySyntax: true,
  minifyWhitespace: true,
  // lines short enough for a stack trace to lead somewhere; names stay as they are
  lineLimit: 160,
  legalComments: 'linked',
  // older packages ask for Node's own modules by `require`
  banner: {
    js: "import { createRequire as requireBeside } from 'node:module';const require = requireBeside(import.meta.url);",
  },
  loader: { '.graphql': 'text', '.sql': 'text' },
  plugins: [packagesOutside, keepAddresses],
  logLevel: 'warning',
})

/** Bytes of the bundle that come from files of this folder. */
function weightOf(folder) {
  const inputs = Object.values(metafile.outputs).flatMap((output) => Object.entries(output.inputs))
  return inputs.filter(([path]) => path.includes(folder)).reduce((sum, [, { bytesInOutput }]) => sum + bytesInOutput, 0)
}
const LANGUAGES_MOST = 20_000
if (weightOf('zod/v4/locales/') > LANGUAGES_MOST)
  throw new Error(
    "somebody imports `{ z }` from 'zod', which holds every language it speaks: `import * as z from 'zod'`",
  )

const lateCommonJs = Object.entries(metafile.inputs)
  .filter(([path]) => !path.includes('node_modules/'))
  .flatMap(([, { imports }]) => imports)
  .find(({ kind, path }) => kind === 'dynamic-import' && metafile.inputs[path]?.format === 'cjs')
if (lateCommonJs) throw new Error(`${lateCommonJs.path} is CommonJS: bundled, an import() of it has none of its names`)

/** Packages that come with their first use: a server that has just started holds nothing of them. */
const LATE =
  /^(@aws-sdk|@electric-sql|@react-email|@signpdf|@zxcvbn-ts|exceljs|file-type|fontkit|nodemailer|pdfkit|pkijs|react-dom|redis|sharp|tar|web-push)(\/|$)/

/** The outputs and packages that an output loads before anything is asked of it. */
function loadedAtOnce(path, seen = new Set()) {
  if (seen.has(path)) return seen
  seen.add(path)
  if (!(path in metafile.outputs)) return seen
  const { imports, inputs } = metafile.outputs[path]
  for (const each of imports.filter(({ kind }) => kind === 'import-statement')) loadedAtOnce(each.path, seen)
  for (const input of Object.keys(inputs)) seen.add(input.replace(/^.*node_modules\//, ''))
  return seen
}
const start = Object.keys(metafile.outputs).find((path) => path.endsWith('/main.js'))
const early = [...loadedAtOnce(start)].filter((path) => LATE.test(path))
if (early.length > 0) throw new Error(`the start of the server loads ${early[0]}: import() it where it is used`)

// regular expressions and comments are left as they were written: one letter outside of ASCII, and the process keeps the whole
// text of the file in two bytes a letter
for (const file of Object.keys(metafile.outputs).filter((name) => name.endsWith('.js'))) {
  const text = await readFile(file, 'utf8')
  const escaped = text.replaceAll(
    /[^\x00-\x7f]/g,
    (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
  if (escaped !== text) await writeFile(file, escaped)
}
