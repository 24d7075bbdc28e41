import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { BuildEnvironmentOptions, Plugin } from 'vite'

const LANGUAGES = ['fr', 'en'] as const
const PANELS = ['office', 'driver'] as const
const PLACE = '<!-- drawn -->'
/** Outside of what is served. */
const FOLDER = '../.cache/drawn'

interface Drawings {
  drawSignIn(language: (typeof LANGUAGES)[number]): Promise<string>
  drawOutline(panel: (typeof PANELS)[number]): string
}

async function signIn({ drawSignIn }: Drawings): Promise<string> {
  const templates: string[] = []
  // one after the other: both are drawn with the same texts
  for (const language of LANGUAGES)
    templates.push(`<template lang="${language}">${await drawSignIn(language)}</template>`)
  return templates.join('')
}

const outlines = ({ drawOutline }: Drawings) =>
  PANELS.map((panel) => `<template data-outline="${panel}">${drawOutline(panel)}</template>`).join('')

/** What draws is built to run here, before the documents. */
export const drawnBuild: BuildEnvironmentOptions = {
  outDir: FOLDER,
  emptyOutDir: true,
  copyPublicDir: false,
  manifest: false,
  rolldownOptions: { input: 'src/drawn.tsx', output: { entryFileNames: 'drawn.js', codeSplitting: false } },
}

/**
 * Puts what the sign-in first shows into its document, once in each language, and the outlines of the panels into theirs;
 * `drawn.js` and `outline.js` show one of them.
 */
export function drawn(): Plugin {
  let file = ''
  return {
    name: 'volant:drawn',
    apply: 'build',
    configResolved({ root }) {
      file = join(root, FOLDER, 'drawn.js')
    },
    transformIndexHtml: {
      order: 'post',
      async handler(html, { path }) {
        if (!html.includes(PLACE)) return html
        const drawings = (await import(pathToFileURL(file).href)) as Drawings
        const templates = path === '/login.html' ? await signIn(drawings) : outlines(drawings)
        return html.replace(PLACE, () => templates)
      },
    },
  }
}
