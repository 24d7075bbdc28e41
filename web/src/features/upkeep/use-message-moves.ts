import { useQueryClient } from '@tanstack/react-query'
import type { giveMessageUp, sendMessageAgain, sendParkedAgain } from '@volant/contract/rest/upkeep'
import { call } from '../../lib/api'
import { useApiErrorWords } from '../../lib/api-error-words'
import { useWords } from '../../lib/i18n'
import { notify } from '../../ui/feedback/toasts'
import { UPKEEP } from './upkeep-queries'
import type { MessagesSearch } from './upkeep-search'

/** What is done by hand with messages that did not leave. Each shows a toast and rejects when it failed. */
export function useMessageMoves() {
  const t = useWords('upkeep')
  const words = useApiErrorWords()
  const client = useQueryClient()
  // also after a refusal: it may have left meanwhile
  const refresh = () => void client.invalidateQueries({ queryKey: UPKEEP })
  const withToast = (work: Promise<unknown>, done: string) => notify.outcome(work, done, words).finally(refresh)
  return {
    sendAgain: (id: string) =>
      withToast(
        call<typeof sendMessageAgain>('POST /upkeep/messages/send-again', { body: { id } }),
        t('message.sentAgain'),
      ),
    giveUp: (id: string) =>
      withToast(call<typeof giveMessageUp>('POST /upkeep/messages/give-up', { body: { id } }), t('message.givenUp')),
    async sendParkedAgain(channel: MessagesSearch['channel']) {
      try {
        const body = { channel }
        const { count } = await call<typeof sendParkedAgain>('POST /upkeep/messages/send-parked-again', { body })
        notify.success(t('message.sentAllAgain', { count }))
      } catch (error) {
        notify.error(words(error))
        throw error
      } finally {
        refresh()
      }
    },
  }
}
