import type { CodegenConfig } from '@graphql-codegen/cli'

const shape = { enumsAsTypes: true, skipTypename: true, useTypeImports: true }
// A moment may be given as a Date: it goes over the wire, and comes back, as text.
const overTheWire = { ID: 'string', DateTime: { input: 'Date | string', output: 'string' }, JSON: 'unknown' }

const config: CodegenConfig = {
  schema: 'contract/schema.graphql',
  documents: ['web/src/{features,app,lib}/**/*.graphql'],
  ignoreNoDocuments: true,
  generates: {
    'contract/src/schema.generated.ts': {
      plugins: ['typescript'],
      config: { ...shape, scalars: overTheWire },
    },
    'contract/src/resolvers.generated.ts': {
      plugins: ['./contract/resolver-types.mjs'],
      config: {
        ...shape,
        scalars: overTheWire,
        // Lists are one SQL statement whose rows arrive as JSON: field names are checked, their types by the schema at run time.
        defaultMapper: './row#Row<{T}>',
      },
    },
    'web/src/': {
      preset: 'near-operation-file',
      presetConfig: { extension: '.generated.ts', baseTypesPath: '~@volant/contract/schema.generated' },
      plugins: ['typescript-operations', './contract/typed-documents.mjs'],
      config: {
        ...shape,
        scalars: overTheWire,
        importSchemaTypesFrom: '~@volant/contract/schema.generated',
        documentMode: 'string',
      },
    },
  },
}
export default config
