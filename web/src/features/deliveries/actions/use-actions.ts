import { useQueryClient } from '@tanstack/react-query'
import type { sendRatingEmail, sendTracking } from '@volant/contract/rest/deliveries'
import type { CancelReasonCode, DeliveryStatus } from '@volant/domain/deliveries/statuses'
import { call, request } from '../../../lib/api'
import { useWords } from '../../../lib/i18n'
import { useOpened } from '../../../lib/use-opened'
import { useRefusal } from '../../../lib/use-refusal'
import { notify } from '../../../ui/feedback/toasts'
import type { DeliveryRef, DeliveryLinks } from '../links'
import {
  CancelDeliveryDocument,
  CancelRestitutionDocument,
  ChangeStatusDocument,
  ConfirmDeliveryDocument,
  DeleteDeliveryDocument,
} from './queries.generated'

/** A delivery with the version that was read, which is sent with every change. */
export interface ActionTarget extends DeliveryRef {
  readonly version: number
}

export interface ActionOptions {
  links: DeliveryLinks
  /** Navigates to a link of the app. */
  go: (href: string) => void
  /** Stays on the page afterwards: for tables. */
  stay?: boolean
  onDeleted?: () => void
  /** Called when somebody else changed the delivery first. */
  onStale?: () => void
}

/** The actions that have no page of their own. Each shows a toast and rejects when it failed. */
export function useActions(delivery: ActionTarget, { links, go, stay = false, onDeleted, onStale }: ActionOptions) {
  const t = useWords('deliveries')
  const refusal = useRefusal({ onStale })
  const client = useQueryClient()
  const { id, version } = delivery

  const withToast = <T>(work: Promise<T>, done: string) => notify.outcome(work, done, refusal)
  const withProgress = async <T>(work: Promise<T>, [running, done, failed]: readonly [string, string, string]) => {
    const toast = notify.progress(running)
    try {
      const answer = await work
      toast.success(done)
      return answer
    } catch (error) {
      toast.error(t('toast.failure', { what: failed, why: refusal(error) }))
      throw error
    }
  }
  const leave = (href: string) => {
    if (!stay) go(href)
    return client.invalidateQueries({ queryKey: ['deliveries'] })
  }

  return {
    async confirm() {
      await withToast(request(ConfirmDeliveryDocument, { deliveryId: id }, { ifMatch: version }), t('toast.confirmed'))
      await client.invalidateQueries({ queryKey: ['deliveries'] })
      if (links.deal && !stay) go(links.deal({ ...delivery, status: 'CONFIRMED' }, 'confirmed'))
    },
    async cancel(reason: CancelReasonCode, additionalInfo: string | undefined) {
      const input = { id, reason, additionalInfo }
      const answer = await withToast(
        request(CancelDeliveryDocument, { input }, { ifMatch: version }),
        t('toast.cancelled'),
      )
      await leave(links.detail(answer.cancelDelivery))
    },
    async cancelRestitution() {
      const input = { id, type: 'STANDARD' as const }
      const answer = await withToast(
        request(CancelRestitutionDocument, { input }, { ifMatch: version }),
        t('toast.typeChanged'),
      )
      await leave(links.detail(answer.updateDeliveryType))
    },
    async terminate(reason: string | undefined) {
      const input = { id, version, status: 'COMPLETED' as const, reason }
      const answer = await withToast(request(ChangeStatusDocument, { input }), t('toast.terminated'))
      await leave(links.detail(answer.updateDeliveryStatus))
    },
    async forceStep(status: DeliveryStatus, reason: string | undefined) {
      const input = { id, version, status, reason }
      const answer = await withToast(request(ChangeStatusDocument, { input }), t('toast.statusUpdated'))
      await leave(links.detail(answer.updateDeliveryStatus))
    },
    async activate() {
      const input = { id, version, status: 'REQUESTED' as const }
      const words = [t('toast.activating'), t('toast.activated'), t('toast.activateFailed')] as const
      const answer = await withProgress(request(ChangeStatusDocument, { input }), words)
      await leave(links.detail(answer.updateDeliveryStatus))
    },
    async rate() {
      const work = call<typeof sendRatingEmail>('POST /email/send-rate-email', { body: { deliveryId: id } })
      await withToast(work, t('toast.ratingSent'))
      await client.invalidateQueries({ queryKey: ['deliveries'] })
    },
    async resendTracking(byPhone: boolean) {
      const work = call<typeof sendTracking>('POST /delivery/sendTrackingUrl/{id}', { params: { id } })
      await withToast(work, t(byPhone ? 'toast.trackingSent' : 'toast.trackingMailed'))
      await client.invalidateQueries({ queryKey: ['deliveries'] })
    },
    async remove(back: string) {
      const words = [t('toast.deleting'), t('toast.deleted'), t('toast.deleteFailed')] as const
      await withProgress(request(DeleteDeliveryDocument, { id }, { ifMatch: version }), words)
      onDeleted?.()
      await leave(back)
    },
  }
}

export type Actions = ReturnType<typeof useActions>

/** For a dialog: the actions on what it was opened on. */
export function useDialogActions(delivery: ActionTarget, options: ActionOptions) {
  const { target, tell } = useOpened(delivery)
  return { target, actions: useActions(target, { ...options, onStale: tell }) }
}
