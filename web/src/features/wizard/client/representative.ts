import type { Representative, WizardDelivery } from '../data'

/** The person that stands on the delivery. */
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
