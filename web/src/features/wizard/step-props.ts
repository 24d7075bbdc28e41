import type { OrganizationSettings } from '@volant/domain/organizations/settings'
import type { AddressSlot } from '../../ui/form/address-slot'
import type { WizardDelivery } from './wizard-queries'

/** The props of every step of an existing delivery. */
export interface StepProps {
  delivery: WizardDelivery
  settings: OrganizationSettings
  address: AddressSlot
  /** The request was ordered before this visit: it is edited, no longer being placed. */
  placed: boolean
  previous?: string
  onDone: () => void
}
