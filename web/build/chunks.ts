const packages = (...names: string[]) => new RegExp(`node_modules[\\\\/](${names.join('|')})[\\\\/]`)
const sources = (...paths: string[]) => new RegExp(`web[\\\\/]src[\\\\/](${paths.join('|')})`)
const mantine = (...names: string[]) =>
  new RegExp(`@mantine[\\\\/]core[\\\\/]esm[\\\\/]components[\\\\/](${names.join('|')})[\\\\/]`)

const SMALL_SOURCES = sources(
  'app/(?!routes)',
  'pages/[a-z]+/links',
  'ui/(badges|dropdown)/',
  'ui/layout/(?!panel-state|side-panel|step-line)',
  'ui/data/(journey-ribbon|mono|money|remaining-bar)',
  'ui/feedback/(empty-state|error-state|plain-toasts|skeletons|toasts|toast-container|toast-place)',
  'ui/form/(use-)?language-choice',
  'lib/(format|live|rank|use-[a-z-]+)',
  'features/deliveries/[a-z-]+\\.(ts|module)',
  'features/deliveries/delivery-badges',
)
const SMALL_MANTINE =
  /@mantine[\\/](core[\\/]esm[\\/]core|hooks[\\/]esm[\\/](use-(debounced-value|disclosure|previous|window-event)|utils))[\\/]/
const isPiece = (id: string) =>
  SMALL_SOURCES.test(id) ||
  packages('@tanstack').test(id) ||
  SMALL_MANTINE.test(id) ||
  mantine('NativeSelect', 'SimpleGrid', 'Text', 'Stack', 'Group', 'Alert').test(id)

const SMALL_DOMAIN = /domain[\\/]src[\\/](kernel[\\/](decision|money)|deliveries[\\/](facts|inspection|one-date))\.ts$/

const INITIAL: ['$initial'] = ['$initial']

/**
 * Modules that are bundled together, so that a page needs few requests. A module and its imports go to the first group that
 * matches: small groups are before large ones, so that no page loads a form to show a badge.
 */
export const CHUNKS = [
  {
    name: 'base',
    test: packages('react', 'react-dom', 'scheduler', '@tanstack', 'i18next', 'react-i18next'),
    tags: INITIAL,
  },
  // main.tsx stays the entry, so that the manifest has one.
  { name: 'frame', test: (id: string) => !/main\.tsx|index\.html/.test(id), tags: INITIAL },
  { name: 'pieces', test: isPiece, minShareCount: 2 },
  {
    name: 'table',
    test: sources(
      'ui/table/',
      'ui/form/(filter|multi-filter|text-search)',
      'features/deliveries/(table/(?!deadline-calendar)|actions/use-actions)',
    ),
    minShareCount: 2,
  },
  {
    name: 'bits',
    test: (id: string) =>
      packages('@tabler').test(id) ||
      sources('lib/paris', 'ui/data/(?!copy-button|contact|delivery-line|link-lines)').test(id) ||
      SMALL_DOMAIN.test(id),
    minShareCount: 2,
  },
  {
    name: 'overlays',
    test: (id: string) =>
      packages('@floating-ui', 'react-remove-scroll', 'react-remove-scroll-bar').test(id) ||
      mantine('Modal', 'ModalBase', 'Popover', 'ScrollArea', 'Tooltip').test(id),
  },
  { name: 'choices', test: mantine('Combobox', 'Select') },
  { name: 'dates', test: packages('date-fns', '@date-fns') },
  { name: 'forms', test: packages('zod', 'react-hook-form', '@hookform') },
  { name: 'calendar', test: packages('@mantine/dates', 'dayjs') },
  // The other modules are split by the pages that use them.
  { name: 'shared', minShareCount: 2, entriesAware: true },
]

/** A light page in one piece, and what it loads later in another. */
export const lightChunks = (name: string) => [
  { name: 'first', test: (id: string) => !new RegExp(`${name}\\.(tsx|html)`).test(id), tags: INITIAL },
  { name: 'shared', minShareCount: 2, entriesAware: true },
]
