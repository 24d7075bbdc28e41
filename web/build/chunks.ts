const packages = (...names: string[]) => new RegExp(`node_modules[\\\\/](${names.join('|')})[\\\\/]`)

const INITIAL: ['$initial'] = ['$initial']

/** What always travels together, so that a page is a handful of requests; everything else splits by route. */
export const CHUNKS = [
  {
    name: 'base',
    test: packages('react', 'react-dom', 'scheduler', '@tanstack', 'i18next', 'react-i18next'),
    tags: INITIAL,
  },
  // main.tsx stays the entry, so that the manifest names one.
  { name: 'frame', test: (id: string) => !/main\.tsx|index\.html/.test(id), tags: INITIAL },
  { name: 'floating', test: packages('@floating-ui', 'react-remove-scroll', 'react-remove-scroll-bar') },
  { name: 'dates', test: packages('date-fns', '@date-fns') },
  { name: 'forms', test: packages('zod', 'react-hook-form', '@hookform') },
  // Small pieces that several pages share are merged until a file is worth a request.
  { name: 'shared', minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 20_000 },
]
