import { queryOptions } from '@tanstack/react-query'
import { organizationSettingsSchema } from '@volant/domain/organizations/settings'
import type { listOwners } from '@volant/contract/rest/organizations'
import { call, request } from '../../lib/api'
import {
  DeliveryCodesDocument,
  OwnRepresentativeDocument,
  WizardDeliveryDocument,
  WizardOrganizationDocument,
  type WizardDeliveryFragment,
} from './queries.generated'

export type WizardDelivery = WizardDeliveryFragment

/** The person who orders the delivery. */
export interface Representative {
  readonly id: string
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly phone: string | null
  readonly organization: { readonly name: string; readonly slug: string }
}

/** @param id the id or the contract number */
export const deliveryQuery = (id: string) =>
  queryOptions({
    queryKey: ['deliveries', 'wizard', id],
    queryFn: async ({ signal }) => (await request(WizardDeliveryDocument, { id }, { signal })).findDeliveryById,
  })

/** The settings of an organisation for the wizard; empty without an organisation. */
export const settingsQuery = (slug: string | undefined) =>
  queryOptions({
    queryKey: ['organizations', 'settings', slug],
    queryFn: async ({ signal }) => {
      const { findOrganizationBySlug: found } = await request(
        WizardOrganizationDocument,
        { slug: slug ?? '' },
        { signal },
      )
      return organizationSettingsSchema.parse(found?.settings ?? {})
    },
    enabled: slug !== undefined,
    staleTime: 60_000,
  })

export const ownRepresentativeQuery = (sub: string, organization: Representative['organization']) =>
  queryOptions({
    queryKey: ['organizations', 'own', sub],
    queryFn: async ({ signal }): Promise<Representative | null> => {
      const { findClientBySub: own } = await request(OwnRepresentativeDocument, { sub }, { signal })
      return (
        own && {
          id: own.id,
          firstName: own.assigneeFirstName,
          lastName: own.assigneeLastName,
          email: own.assigneeEmail,
          phone: own.assigneePhone,
          organization,
        }
      )
    },
  })

export const ownersQuery = queryOptions({
  queryKey: ['organizations', 'owners'],
  queryFn: async ({ signal }): Promise<Representative[]> => {
    const { records } = await call<typeof listOwners>('POST /organization/get-all-owners', undefined, { signal })
    return records.map((owner) => ({
      id: owner.id,
      firstName: owner.assigneeFirstName,
      lastName: owner.assigneeLastName,
      email: owner.assigneeEmail,
      phone: owner.assigneePhone,
      organization: owner.organization,
    }))
  },
  staleTime: 60_000,
})

export const codesQuery = (id: string) =>
  queryOptions({
    queryKey: ['deliveries', 'codes', id],
    queryFn: async ({ signal }) => (await request(DeliveryCodesDocument, { id }, { signal })).findDeliveryById,
  })
