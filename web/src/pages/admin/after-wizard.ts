import { RANK } from '@volant/domain/kernel/actor'
import { REQUESTED_GROUP } from '@volant/domain/deliveries/statuses'
import { paths } from '../../app/paths'
import type { WizardLinks } from '../../features/wizard/links'

/**
 * The page after the last step: for a new delivery its deal form, at the address of description 2.1. The deal form is for
 * maintainers and above and for deliveries that are not dispatched yet; else it is the detail page.
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
