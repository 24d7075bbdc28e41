import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import mantine from 'postcss-preset-mantine'
import simpleVars from 'postcss-simple-vars'
import { CHUNKS } from './build/chunks'
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
]

const target = process.env.API_URL ?? 'http://localhost:3000'
const rest = Object.fromEntries(API.map((path) => [`^/${path.replace('.', '\\.')}(/|\\?|$)`, { target }]))

export default defineConfig({
  plugins: [react(), precompress()],
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
        codeSplitting: { groups: CHUNKS },
        // A shared chunk is named after everyone who shares it.
        chunkFileNames: ({ name }) => `assets/${name.split('~')[0]}-[hash].js`,
        assetFileNames: ({ names }) => `assets/${names[0]?.includes('~') ? 'shared' : '[name]'}-[hash][extname]`,
      },
    },
    chunkSizeWarningLimit: 900,
  },
})
