import type { OrganizationInput, UpdateOrganizationInput } from '@volant/contract/schema.generated'
import type { CarType, Motorization } from '@volant/domain/deliveries/statuses'
import type { FieldError } from '@volant/domain/kernel/errors'
import { addressAgrees } from '@volant/domain/invoices/electronic/address'
import { compact, numbersAgree, SIREN_LENGTH } from '@volant/domain/organizations/company-numbers'
import { organizationSchema } from '@volant/domain/organizations/schema'
import { organizationSettingsSchema } from '@volant/domain/organizations/settings'
import { addressValue, toAddress, type AddressValue } from '../../lib/address-value'
import { changedOf } from '../../lib/changed'
import { faultsOf } from '../../lib/validation'
import type { OrganizationDetails } from './organizations-query'

interface DocumentValues {
  name: string
  label: string
  key?: string | null
  type?: string | null
  url?: string | null
}

export interface CarValues {
  marque: string
  model: string
  carType: CarType
  type: Motorization
}

/** What the form of an organisation holds; its fields have the names of the API. */
export interface OrganizationValues {
  name: string
  slug: string
  ownerFirstName: string
  ownerLastName: string
  ownerEmail: string
  ownerPhone: string
  ownerFunction: string
  ownerService: string
  address?: AddressValue
  siren: string
  vatId: string
  electronicAddress: string
  paymentDays: number | undefined
  /** Does the billing address differ from the other? */
  billed: boolean
  billingAddress?: AddressValue
  settings: {
    one_date: boolean
    no_docs: boolean
    defaultValues: { documents: DocumentValues[]; cars: CarValues[] }
    carModels: { marque: string; models: string[] }[]
  }
}

export const NEW_DOCUMENT: DocumentValues = { name: '', label: '' }
export const NEW_CAR: CarValues = { marque: '', model: '', carType: 'A', type: 'GAS' }

/** @param known undefined for a new organisation */
export function organizationValues(known?: OrganizationDetails): OrganizationValues {
  const settings = organizationSettingsSchema.parse({ ...known?.settings })
  const owner = known?.owner
  return {
    name: known?.name ?? '',
    slug: known?.slug ?? '',
    ownerFirstName: owner?.assigneeFirstName ?? '',
    ownerLastName: owner?.assigneeLastName ?? '',
    ownerEmail: owner?.assigneeEmail ?? '',
    ownerPhone: owner?.assigneePhone ?? '',
    ownerFunction: owner?.assigneeFunction ?? '',
    ownerService: owner?.assigneeService ?? '',
    address: addressValue(known?.address),
    siren: known?.siren ?? '',
    vatId: known?.vatId ?? '',
    electronicAddress: known?.electronicAddress ?? '',
    paymentDays: known?.paymentDays ?? undefined,
    billed: Boolean(known?.billingAddress),
    billingAddress: addressValue(known?.billingAddress),
    settings: {
      one_date: settings.one_date,
      no_docs: settings.no_docs,
      defaultValues: {
        documents: (settings.defaultValues?.documents ?? []).map((document) => ({
          ...document,
          label: document.label ?? '',
        })),
        cars: settings.defaultValues?.cars ?? [],
      },
      carModels: settings.carModels ?? [],
    },
  }
}

/** The number that will be kept of what was typed: of a branch its company's. */
export function sirenOf({ siren }: Pick<OrganizationValues, 'siren'>): string | null {
  return compact(siren).slice(0, SIREN_LENGTH) || null
}

/** Empty texts that may be missing are sent as null: they are taken away. */
export function toOrganization({ billed, ...values }: OrganizationValues): OrganizationInput {
  const billing = billed ? (toAddress(values.billingAddress) ?? {}) : null
  return {
    ...values,
    ownerPhone: values.ownerPhone || null,
    siren: values.siren.trim() || null,
    vatId: values.vatId.trim() || null,
    electronicAddress: values.electronicAddress.trim() || null,
    paymentDays: values.paymentDays ?? null,
    address: toAddress(values.address) as OrganizationInput['address'],
    billingAddress: billing as OrganizationInput['billingAddress'],
  }
}

const changedIn = (values: OrganizationValues, before: OrganizationValues) =>
  changedOf(toOrganization(values), toOrganization(before))

/** What was changed, and since when it stood as it was read; the slug stays. */
export function toOrganizationUpdate(known: OrganizationDetails, values: OrganizationValues): UpdateOrganizationInput {
  const { slug: _fixed, ...changed } = changedIn(values, organizationValues(known))
  return { id: known.id, updatedAt: known.updatedAt, ...changed }
}

const schema = organizationSchema()

/** @param known of an edit, where only what was changed is judged: what stands there may be older than its rules */
export function judgeOrganization(values: OrganizationValues, known?: OrganizationDetails): readonly FieldError[] {
  const input = toOrganization(values)
  const faults = faultsOf(schema, input)
  const siren = sirenOf(values)
  const wrong = (path: string) => faults.some((fault) => fault.path === path || fault.path === 'siren')
  const apart = [
    ...(numbersAgree(siren, input.vatId ? compact(input.vatId) : null) ? [] : ['vatId']),
    ...(addressAgrees(siren, input.electronicAddress ?? null) ? [] : ['electronicAddress']),
  ]
  const changed = known && changedIn(values, organizationValues(known))
  const judged = changed ? faults.filter(({ path }) => (path.split('.')[0] ?? '') in changed) : faults
  return [...judged, ...apart.filter((path) => !wrong(path)).map((path) => ({ path, code: 'invalid' }) as const)]
}
