import type { Representative, WizardDelivery } from '../wizard-queries'

/** The representative of a stored delivery. */
export function representativeOf(delivery: WizardDelivery): Representative {
  return {
    id: delivery.representativeId ?? '',
    firstName: delivery.representativeFirstName ?? '',
    lastName: delivery.representativeLastName ?? '',
    email: delivery.representativeEmail ?? '',
    phone: delivery.representativePhone,
    organization: {
      name: delivery.organization?.name ?? delivery.representativeCompany ?? '',
      slug: delivery.organization?.slug ?? '',
    },
  }
}
