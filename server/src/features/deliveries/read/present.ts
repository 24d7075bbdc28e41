import { allowedActions } from '@volant/domain/deliveries/lifecycle'
import type { Actor } from '@volant/domain/kernel/actor'
import { SERVICE_OPTIONS } from '@volant/domain/pricing/options'
import { remainingDistance } from '@volant/domain/tracking/remaining-distance'
import type { Under } from '@volant/domain/tracking/remaining-distance'
import { toFacts } from '../../../projections/facts'
import type { FactsJson } from '../../../projections/facts'
import type { Selection } from '../../../platform/graphql/selection'

/** A delivery as SQL built it, before the parts that SQL cannot know are filled in. */
export type DeliveryJson = Record<string, unknown>

export interface Presenter {
  /** A read link to a stored file, signed for ten minutes; another version has another address. */
  readonly fileUrl: (key: string, of?: { readonly version: string | null }) => string
}

interface StoredOption {
  readonly id: string
  readonly price: number
  readonly invoicePrice?: number
}

interface StoredDocument {
  readonly key?: string | null
  readonly url?: string | null
  readonly deleted?: boolean | null
}

type Images = Readonly<Record<string, { readonly key: string; readonly version: string | null }>>

const IMAGES = ['imagesBefore', 'imagesAfter'] as const
const DOCUMENTS = ['docs', 'validationDocs'] as const

/** The addresses of a vehicle's photos, in place of their keys. */
export function signImages(vehicle: DeliveryJson, { fileUrl }: Presenter): void {
  for (const name of IMAGES) {
    if (!vehicle[name]) continue
    const photos = Object.entries(vehicle[name] as Images)
    vehicle[name] = Object.fromEntries(photos.map(([view, photo]) => [view, fileUrl(photo.key, photo)]))
  }
}

function presentOptions(options: readonly StoredOption[], actor: Actor) {
  return options.map(({ id, price, invoicePrice = price }) => ({
    id,
    name: SERVICE_OPTIONS.find((option) => option.id === id)?.name ?? id,
    photo: null,
    price: actor.role === 'DRIVER' ? 0 : price / 100,
    invoicePrice: actor.role === 'ADMIN' ? invoicePrice / 100 : null,
  }))
}

/** Fills in what only the program knows: verdicts, signed links, names in the viewer's language. */
export function presentDelivery(
  json: DeliveryJson,
  selection: Selection,
  actor: Actor,
  now: Date,
  presenter: Presenter,
): DeliveryJson {
  if (selection.has('allowedActions'))
    json['allowedActions'] = json['allowedActions']
      ? allowedActions(actor, toFacts(json['allowedActions'] as FactsJson), now)
      : []
  if (selection.has('remainingDistance'))
    json['remainingDistance'] = json['remainingDistance'] ? remainingDistance(json['remainingDistance'] as Under) : null
  if (selection.has('options')) json['options'] = presentOptions(json['options'] as StoredOption[], actor)
  for (const name of DOCUMENTS)
    if (selection.has(name))
      json[name] = (json[name] as StoredDocument[]).map((document) => ({
        ...document,
        // what was taken away is named, not shown
        url: document.key && !document.deleted ? presenter.fileUrl(document.key) : null,
      }))
  if (selection.has('vehicles'))
    for (const vehicle of json['vehicles'] as DeliveryJson[]) signImages(vehicle, presenter)
  const driver = json['selectedDriver'] as DeliveryJson | null | undefined
  if (driver && typeof driver['avatar'] === 'string') driver['avatar'] = presenter.fileUrl(driver['avatar'])
  return json
}
