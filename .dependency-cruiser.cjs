/**
 * Who may import whom. The same rules are run over scripts/check/planted, where each of them is broken once on purpose:
 * a parser that silently finds nothing would otherwise look like a clean house.
 */
const forbid = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to })
const TESTS = '\\.test(ing)?\\.tsx?$|^server/test/'
// offers/store.ts, deliveries/read/list.ts
const NEAR_TABLES = '^server/src/features/[^/]+/(store|read|scope|retention)(/|\\.ts$)'

module.exports = {
  forbidden: [
    forbid('no-cycle', 'Two files that need each other are one thing or miss a third.', {}, { circular: true }),
    forbid(
      'domain-alone',
      'The rules know nobody: no I/O, no clock, zod and the date library only.',
      { path: '^domain/src', pathNot: TESTS },
      { pathNot: '^domain/src|(^|/)node_modules/(zod|date-fns|@date-fns/tz)/' },
    ),
    forbid(
      'contract-on-domain',
      'What both sides agree on stands on the rules alone.',
      { path: '^contract/src', pathNot: TESTS },
      { path: '^(server|web|e2e|bench)/|^(fs|path|http|crypto|node:)' },
    ),
    forbid('server-not-web', 'The server knows no page.', { path: '^server/' }, { path: '^(web|e2e|bench)/' }),
    forbid(
      'web-not-server',
      'Pages reach the server through the contract.',
      { path: '^web/' },
      { path: '^(server|e2e|bench)/' },
    ),
    forbid(
      'e2e-on-contract',
      'Journeys walk through the front door.',
      { path: '^e2e/' },
      { path: '^(server|web|domain|bench)/' },
    ),
    forbid(
      'no-way-back',
      'Nothing of the product imports its tests or measurements.',
      { path: '^(domain|contract)/src' },
      { path: '^(e2e|bench)/' },
    ),
    forbid(
      'app-is-the-top',
      'Only what starts the product, and tests, know the composition root.',
      { path: '^server/', pathNot: ['^server/src/(main|fill-demo)\\.ts$', TESTS] },
      { path: '^server/src/app\\.ts$' },
    ),
    forbid('main-is-the-end', 'Nobody imports the process itself.', {}, { path: '^server/src/main\\.ts$' }),
    forbid(
      'platform-knows-no-feature',
      'The platform is below every feature.',
      { path: '^server/src/platform/', pathNot: TESTS },
      { path: '^server/src/(features|projections|seed)/' },
    ),
    forbid(
      'platform-knows-no-table',
      'What belongs to a feature is handed over by it; the platform keeps only tables of its own.',
      { path: '^server/src/platform/', pathNot: TESTS },
      { path: '^server/src/tables/' },
    ),
    forbid(
      'feature-through-public',
      'A feature is spoken to through its public face.',
      { path: '^server/src/features/([^/]+)/', pathNot: TESTS },
      { path: '^server/src/features/([^/]+)/', pathNot: ['^server/src/features/$1/', '/public\\.ts$'] },
    ),
    forbid(
      'features-not-seed',
      'The demo world stands on the features, not under them.',
      { path: '^server/src/(features|platform|tables)/', pathNot: TESTS },
      { path: '^server/src/seed/' },
    ),
    forbid(
      'tables-below-stores',
      'Only what reads and writes one noun knows its tables; rules about queries live nowhere else.',
      {
        path: '^server/src/',
        pathNot: ['^server/src/(tables|projections|seed|platform)/', NEAR_TABLES, TESTS],
      },
      { path: '^server/src/(tables/|platform/(outbox|idempotency)/table\\.ts)' },
    ),
    forbid(
      'composed-once',
      'A feature is put together by the composition root; others use what it makes public.',
      { path: '^server/src/', pathNot: ['^server/src/(app|create-admin)\\.ts$', TESTS] },
      { path: '^server/src/features/[^/]+/feature\\.ts$' },
    ),
    forbid(
      'tables-know-nobody',
      'A table is data about data.',
      { path: '^server/src/tables/' },
      { path: '^server/src/(features|seed|app|main)' },
    ),
    forbid(
      'web-pages-below-app',
      'A page does not know the frame it stands in, but for its addresses.',
      { path: '^web/src/pages/', pathNot: TESTS },
      { path: '^web/src/app/', pathNot: '^web/src/app/paths\\.ts$' },
    ),
    forbid(
      'web-features-below-pages',
      'A feature is furniture: it knows no room and no house, but for addresses.',
      { path: '^web/src/features/', pathNot: TESTS },
      { path: '^web/src/(app|pages)/', pathNot: '^web/src/app/paths\\.ts$' },
    ),
    forbid(
      'web-features-apart',
      'Features never import features; a page composes them.',
      { path: '^web/src/features/([^/]+)/', pathNot: TESTS },
      { path: '^web/src/features/', pathNot: '^web/src/features/$1/' },
    ),
    forbid(
      'web-ui-at-the-bottom',
      'The design system knows no feature, no router and no API.',
      { path: '^web/src/ui/', pathNot: TESTS },
      { path: '^web/src/(app|pages|features|lib/(api|live))|node_modules/@tanstack/react-(router|query)/' },
    ),
    forbid(
      'web-lib-at-the-bottom',
      'Thin wraps know nobody above them.',
      { path: '^web/src/lib/', pathNot: TESTS },
      { path: '^web/src/(app|pages|features)/' },
    ),
    forbid(
      'no-tests-in-product',
      'What ships stands without its tests.',
      { path: '^(domain|contract|server|web)/src', pathNot: TESTS },
      { path: '\\.test\\.tsx?$' },
    ),
    forbid(
      'resolvable',
      'An import that leads nowhere.',
      { path: '^(domain|contract|server|web|e2e|bench)/' },
      // what the build itself gives has no file
      { couldNotResolve: true, pathNot: '^virtual:' },
    ),
  ],
  options: {
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)dist/|^scripts/check/planted/.*node_modules' },
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'module', 'browser', 'default', 'node', 'types'],
      mainFields: ['module', 'main', 'types'],
    },
  },
}
