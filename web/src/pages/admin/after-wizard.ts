import { RANK } from '@volant/domain/kernel/actor'
import { REQUESTED_GROUP } from '@volant/domain/deliveries/statuses'
import { paths } from '../../app/paths'
import type { WizardLinks } from '../../features/wizard/links'

/**
 * Where the last step leads. A new delivery: to its deal form, under the address of description 2.1. The deal form is for
 * maintainers and above, and for what is not dispatched yet; anything else is read.
 */
export function afterWizard(rank: number): WizardLinks['finished'] {
  return ({ id, type, status, publicId }, fresh) => {
    const requested = REQUESTED_GROUP.some((group) => group === status)
    if (rank > RANK.MAINTAINER || !(requested || status === 'CONFIRMED'))
      return paths.delivery('admin', type, status, publicId)
    if (fresh) return paths.createDeal('confirmed', type, id)
    return paths.createDeal(requested ? 'requested' : 'confirmed', type, publicId)
  }
}
