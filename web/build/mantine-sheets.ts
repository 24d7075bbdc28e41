import type { Plugin } from 'vite'

const CODE = /@mantine[\\/]core[\\/]esm[\\/].*[\\/](\w+)\.module\.mjs$/
const SHEET = /@mantine[\\/]core[\\/]styles[\\/](\w+)\.layer\.css/

/** Ends the build where a component of Mantine is used whose sheet stands in no list of `ui/theme/mantine`. */
export function mantineSheets(): Plugin {
  return {
    name: 'volant:mantine-sheets',
    apply: 'build',
    generateBundle(_, bundle) {
      const named = (form: RegExp, ids: Iterable<string>) => [...ids].flatMap((id) => form.exec(id)?.[1] ?? [])
      const sheets = new Set(named(SHEET, this.getModuleIds()))
      const chunks = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []))
      const missing = named(CODE, chunks).filter((name) => !sheets.has(name))
      if (missing.length > 0) this.error(`web/src/ui/theme/mantine lacks ${missing.join(', ')}`)
    },
  }
}
