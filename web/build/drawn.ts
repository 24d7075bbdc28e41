import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { BuildEnvironmentOptions, Plugin } from 'vite'

const LANGUAGES = ['fr', 'en'] as const
const PLACE = '<!-- drawn -->'
/** Outside of what is served. */
const FOLDER = '../.cache/drawn'

interface Drawing {
  draw(language: (typeof LANGUAGES)[number]): Promise<string>
}

/** What draws the sign-in is built to run here, before its document. */
export const drawnBuild: BuildEnvironmentOptions = {
  outDir: FOLDER,
  emptyOutDir: true,
  copyPublicDir: false,
  manifest: false,
  rolldownOptions: { input: 'src/drawn-login.tsx', output: { entryFileNames: 'login.js', codeSplitting: false } },
}

/** Puts what the sign-in first shows into its document, once in each language; `drawn.js` shows one of them. */
export function drawn(): Plugin {
  let file = ''
  return {
    name: 'volant:drawn',
    apply: 'build',
    configResolved({ root }) {
      file = join(root, FOLDER, 'login.js')
    },
    transformIndexHtml: {
      order: 'post',
      async handler(html, { path }) {
        if (path !== '/login.html') return html
        const { draw } = (await import(pathToFileURL(file).href)) as Drawing
        const templates: string[] = []
        // one after the other: both are drawn with the same texts
        for (const language of LANGUAGES)
          templates.push(`<template lang="${language}">${await draw(language)}</template>`)
        return html.replace(PLACE, () => templates.join(''))
      },
    },
  }
}
