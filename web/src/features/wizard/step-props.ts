import type { OrganizationSettings } from '@volant/domain/organizations/settings'
import type { AddressSlot } from '../../ui/form/address-slot'
import type { WizardDelivery } from './wizard-queries'

/** The props of every step of an existing delivery. */
export interface StepProps {
  delivery: WizardDelivery
  settings: OrganizationSettings
  address: AddressSlot
  previous?: string
  onDone: () => void
}
