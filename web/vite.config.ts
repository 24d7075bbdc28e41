import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import mantine from 'postcss-preset-mantine'
import simpleVars from 'postcss-simple-vars'
import { ahead } from './build/ahead'
import { CHUNKS } from './build/chunks'
import { drawn, drawnBuild } from './build/drawn'
import { lightBuild, lightDocuments } from './build/light-documents'
import { mantineSheets } from './build/mantine-sheets'
import { precached } from './build/precached'
import { precompress } from './build/precompress'
import { scriptBuild } from './build/script-build'

/** What the API answers; every other path is a page. Anchored, so that `/driver/missions` stays a page beside `/drivers/apply`. */
const API = [
  'graphql',
  'auth',
  'delivery',
  'delivery-rating',
  'location',
  'sms',
  'email',
  'invoice',
  'clients',
  'drivers',
  'admins',
  'organization',
  'organizations',
  'upload',
  'files',
  's3',
  'places',
  'routes',
  'upkeep',
  'health',
  'metrics',
  'docs',
  'dev',
  'config.json',
  'map/tiles.pmtiles',
  // beside the page that asks
  'verify/[0-9a-f]+',
]

const target = process.env.API_URL ?? 'http://localhost:3000'
const rest = Object.fromEntries(API.map((path) => [`^/${path.replace('.', '\\.')}(/|\\?|$)`, { target }]))

export default defineConfig({
  plugins: [react(), lightDocuments(), mantineSheets(), ahead(), drawn(), precached(), precompress()],
  css: {
    postcss: {
      plugins: [
        mantine(),
        simpleVars({
          variables: { 'phone-below': '47.99em', 'desk-from': '48em', 'wide-from': '75em' },
        }),
      ],
    },
  },
  server: { port: 5173, proxy: { ...rest, '^/socket\\.io': { target, ws: true } } },
  build: {
    target: 'es2023',
    // The content security policy refuses data: fonts, so nothing is inlined.
    assetsInlineLimit: 0,
    // Browsers know the hint, or fetch a file a little later: each document would carry the code that does it for them.
    modulePreload: { polyfill: false },
    manifest: true,
    // One sheet for a document: what a page shows later needs no request for its styles.
    cssCodeSplit: false,
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        // A shared chunk is named after everyone who shares it.
        chunkFileNames: ({ name }) => `assets/${name.split('~')[0]}-[hash].js`,
        assetFileNames: ({ names }) => `assets/${names[0]?.includes('~') ? 'shared' : '[name]'}-[hash][extname]`,
      },
    },
    chunkSizeWarningLimit: 900,
  },
  // Four documents, built apart: what one begins with does not depend on what the other needs. What draws for them is built
  // first, the service worker last, because it lists files of the documents.
  builder: {
    async buildApp({ build, environments }) {
      for (const environment of Object.values(environments)) await build(environment)
    },
  },
  environments: {
    drawn: { consumer: 'server', build: drawnBuild },
    client: { build: { rolldownOptions: { input: 'index.html', output: { codeSplitting: { groups: CHUNKS } } } } },
    login: { consumer: 'client', build: lightBuild('login') },
    tracking: { consumer: 'client', build: lightBuild('tracking') },
    verify: { consumer: 'client', build: lightBuild('verify') },
    ahead: { consumer: 'client', build: scriptBuild('ahead/ahead', 'ahead') },
    trackingAhead: { consumer: 'client', build: scriptBuild('ahead/tracking', 'ahead-tracking') },
    worker: { consumer: 'client', build: scriptBuild('worker/service-worker', 'sw') },
  },
})
