import { updateDeliverySchema } from '@volant/domain/deliveries/schema'
import type { DeliveryCategory } from '@volant/domain/deliveries/statuses'
import type { FieldError } from '@volant/domain/kernel/errors'
import { offeredCategories } from '@volant/domain/pricing/estimate'
import type { DocumentInput } from '@volant/contract/schema.generated'
import { faultsOf } from '../../../lib/validation'
import type { WizardDelivery } from '../wizard-queries'

export interface FinishValues {
  docs: DocumentInput[]
  category: DeliveryCategory
  options: string[]
  comment: string
}

type Documented = Pick<WizardDelivery, 'docs'>

const addressOf = (key: string) => `/files/${key}`

/** The document of an uploaded file. */
export const uploaded = (key: string, name: string, label: string | undefined): DocumentInput => ({
  label: label ?? name,
  name,
  key,
  url: addressOf(key),
})

/** The documents with a file; a report that is not signed yet has none. */
function docsOf(delivery: Documented): DocumentInput[] {
  return delivery.docs.flatMap(({ label, name, key, type, deleted }) =>
    key && !deleted ? [{ label, name, key, type, url: addressOf(key) }] : [],
  )
}

/** The names of the documents that come with the mission and have no file yet. */
export function awaitedOf({ docs }: Documented): string[] {
  return docs.flatMap(({ label, name, key, deleted }) => (key || deleted ? [] : [label ?? name]))
}

export function categoriesOf(delivery: WizardDelivery, now: Date): DeliveryCategory[] {
  const deadline = delivery.carDeliveryDeadline ? new Date(delivery.carDeliveryDeadline) : null
  return offeredCategories(delivery.type, deadline, now)
}

export function finishValues(delivery: WizardDelivery, now: Date): FinishValues {
  const offered = categoriesOf(delivery, now)
  return {
    docs: docsOf(delivery),
    category: offered.includes(delivery.category) ? delivery.category : (offered[0] ?? 'STANDARD'),
    options: delivery.options.map(({ id }) => id),
    comment: delivery.comment ?? '',
  }
}

/** Documents are sent only when they changed, because the list replaces the stored one. */
export function toFinish({ docs, category, options, comment }: FinishValues, delivery: Documented) {
  const told = (list: DocumentInput[]) => JSON.stringify(list.map(({ key, label }) => [key, label]))
  const same = told(docs) === told(docsOf(delivery))
  const named = docs.map((doc) => ({ ...doc, label: doc.label?.trim() || doc.name }))
  return { category, options, comment: comment.trim() || null, ...(!same && { docs: named }) }
}

const schema = updateDeliverySchema().pick({ docs: true, category: true, options: true, comment: true })

export const judgeFinish = (values: FinishValues): readonly FieldError[] => faultsOf(schema, values)
