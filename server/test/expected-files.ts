const VIEWS = 'top topLeft topRight bottomLeft bottomRight bottom dashboard cables key'.split(' ')
/** The pictures of a car, each under its view. */
export const photos = (images: object) => {
  const keys = new Map(Object.entries(images))
  return Object.fromEntries(VIEWS.map((view) => [view, keys.get(view) ?? null]))
}
const DOCUMENT = { label: null, key: null, type: null, deleted: null }
/** What is told of each paper. */
export const documents = (list: readonly { key?: string | null; deleted?: boolean | null }[]) =>
  list.map((one) => ({ ...DOCUMENT, ...one, url: one.key && !one.deleted ? one.key : null }))

interface SeenMark {
  readonly words: string | null
  readonly photos: readonly string[]
}
const LIST =
  'keys registration cable adapter spareWheel warningLights tyres cleanOutside cleanInside remarks reserves mileageReason fuelReason'
/** One side of an inspection, its photos by their keys. */
export const inspectionSeen = ({ marks, list }: { readonly marks: readonly SeenMark[]; readonly list: object }) => {
  const said = new Map<string, unknown>(Object.entries(list))
  return { marks, list: Object.fromEntries(LIST.split(' ').map((point) => [point, said.get(point) ?? null])) }
}
