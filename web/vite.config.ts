import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import mantine from 'postcss-preset-mantine'
import simpleVars from 'postcss-simple-vars'
import { CHUNKS } from './build/chunks'
import { lightBuild, lightDocuments } from './build/light-documents'
import { precached } from './build/precached'
import { precompress } from './build/precompress'

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
  plugins: [react(), lightDocuments(), precached(), precompress()],
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
    manifest: true,
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
  // Three documents, built apart: what one begins with does not depend on what the other needs. The service worker comes
  // last, because it lists files of the first.
  builder: {
    async buildApp({ build, environments }) {
      for (const environment of Object.values(environments)) await build(environment)
    },
  },
  environments: {
    client: { build: { rolldownOptions: { input: 'index.html', output: { codeSplitting: { groups: CHUNKS } } } } },
    tracking: { consumer: 'client', build: lightBuild('tracking') },
    verify: { consumer: 'client', build: lightBuild('verify') },
    worker: {
      consumer: 'client',
      build: {
        emptyOutDir: false,
        copyPublicDir: false,
        manifest: false,
        rolldownOptions: {
          input: 'src/worker/service-worker.ts',
          output: { entryFileNames: 'sw.js', codeSplitting: false },
        },
      },
    },
  },
})
