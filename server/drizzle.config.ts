import { defineConfig } from 'drizzle-kit'

export default defineConfig({
  dialect: 'postgresql',
  schema: ['./src/tables/!(schema|columns).ts'],
  out: './src/migrations',
})
