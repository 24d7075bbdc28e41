import { resolve } from 'node:path'

const HERE = import.meta.dirname

/** Where the files are that the product reads besides its own code. */
export const LOCATIONS = {
  migrations: resolve(HERE, 'migrations'),
  template: resolve(HERE, '../dist/template.tar.gz'),
  manifest: resolve(HERE, '../package.json'),
  gazetteer: resolve(HERE, '../dist/gazetteer.tsv'),
  schema: resolve(HERE, '../../contract/schema.graphql'),
  web: resolve(HERE, '../../web/dist'),
}
