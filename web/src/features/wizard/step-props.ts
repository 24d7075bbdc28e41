import type { OrganizationSettings } from '@volant/domain/organizations/settings'
import type { AddressSlot } from './address-slot'
import type { WizardDelivery } from './data'

/** What every step of an existing delivery takes. */
export interface StepProps {
  delivery: WizardDelivery
  settings: OrganizationSettings
  address: AddressSlot
  previous?: string
  onDone: () => void
}
