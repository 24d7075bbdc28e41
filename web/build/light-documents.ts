import type { BuildEnvironmentOptions, Plugin } from 'vite'
import { lightChunks } from './chunks'

/** As `documentOf` of the contract says. */
const LIGHT = [
  ['/login.html', /^\/login\/?$/],
  ['/tracking.html', /^\/tracking\/[^/]+\/?$/],
  ['/verify.html', /^\/verify\/?$/],
] as const

/** Answers the light pages with their own documents while developing, as the server does. */
export function lightDocuments(): Plugin {
  return {
    name: 'volant:light-documents',
    apply: 'serve',
    configureServer({ middlewares }) {
      middlewares.use((request, _, next) => {
        const path = request.url?.split('?')[0] ?? ''
        const [document] = LIGHT.find(([, form]) => form.test(path)) ?? []
        if (document) request.url = document
        next()
      })
    },
  }
}

/** How the document of one light page is built, beside that of all the others. */
export function lightBuild(name: 'login' | 'tracking' | 'verify'): BuildEnvironmentOptions {
  return {
    emptyOutDir: false,
    copyPublicDir: false,
    manifest: `.vite/${name}.json`,
    rolldownOptions: { input: `${name}.html`, output: { codeSplitting: { groups: lightChunks(name) } } },
  }
}
