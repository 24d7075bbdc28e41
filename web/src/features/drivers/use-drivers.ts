import { useQueryClient } from '@tanstack/react-query'
import type { UpdateDriverInput } from '@volant/contract/schema.generated'
import type { Paper } from '@volant/domain/drivers/papers'
import type { DriverMove } from '@volant/domain/drivers/states'
import { request } from '../../lib/api'
import { ApiError } from '../../lib/api-error'
import { useApiErrorWords } from '../../lib/api-error-words'
import { useWords } from '../../lib/i18n'
import { notify } from '../../ui/feedback/toasts'
import type { Driver } from './driver-query'
import {
  AcceptDriverDocument,
  CancelRejectDriverDocument,
  DisableDriverDocument,
  EnableDriverDocument,
  RejectDriverDocument,
  UpdateDriverDocument,
  VerifyPaperDocument,
} from './queries.generated'

function send(
  move: DriverMove,
  { id, email, reason = '' }: { id: string; email: string; reason?: string | undefined },
) {
  switch (move) {
    case 'accept':
      return request(AcceptDriverDocument, { driverId: id })
    case 'reject':
      return request(RejectDriverDocument, { email })
    case 'cancelReject':
      return request(CancelRejectDriverDocument, { email })
    case 'disable':
      return request(DisableDriverDocument, { email, reason })
    case 'enable':
      return request(EnableDriverDocument, { email })
  }
}

/** The mutations of a driver. Each shows a toast and rejects when it failed. */
export function useDrivers() {
  const t = useWords('drivers')
  const words = useApiErrorWords()
  const client = useQueryClient()
  const withToast = async (work: Promise<unknown>, done: string, refusal: (error: unknown) => string) => {
    try {
      await notify.outcome(work, done, refusal)
    } finally {
      // After a refusal too: somebody else may have moved the driver.
      await client.invalidateQueries({ queryKey: ['drivers'] })
    }
  }
  const saveRefusal = (error: unknown) => {
    if (!(error instanceof ApiError)) return t('saveFailed')
    if (error.reason === 'ALREADY_EXISTS') return t('knownEmail')
    return error.reason ? words(error) : t('saveFailed')
  }
  return {
    move: (move: DriverMove, { id, email }: Pick<Driver, 'id' | 'email'>, reason?: string) =>
      withToast(send(move, { id, email: email ?? '', reason }), t(`moved.${move}`), words),
    verify: ({ id: driverId, updatedAt: seen }: Pick<Driver, 'id' | 'updatedAt'>, paper: Paper, verified: boolean) =>
      withToast(
        request(VerifyPaperDocument, { driverId, paper, verified, seen }),
        t(verified ? 'paperVerified' : 'paperUnverified'),
        words,
      ),
    update: (input: UpdateDriverInput, done = t('saved')) =>
      withToast(request(UpdateDriverDocument, { input }), done, saveRefusal),
  }
}
