import { Button } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { IconCheck } from '@tabler/icons-react'
import { request } from '../../../lib/api'
import { useWords } from '../../../lib/i18n'
import { useRefusal } from '../../../lib/use-refusal'
import { notify } from '../../../ui/feedback/toasts'
import { useProblemWords } from '../../../ui/problems/use-problem-words'
import type { Problem } from './problem-queries'
import { MarkProblemSeenDocument } from './queries.generated'

/** One press, and it needs nobody's hand any more. */
export function SeenButton({ problem: { id, kind, contract } }: { problem: Problem }) {
  const t = useWords('problems')
  const wordsOf = useProblemWords()
  const refusal = useRefusal({})
  const client = useQueryClient()
  const mark = useMutation({
    mutationFn: () => request(MarkProblemSeenDocument, { id }),
    onSuccess: async () => {
      notify.success(t('markedSeen'))
      await client.invalidateQueries({ queryKey: ['deliveries', 'problems'] })
    },
    onError: (error) => notify.error(refusal(error)),
  })
  return (
    <Button
      variant="default"
      size="xs"
      leftSection={<IconCheck size={15} aria-hidden="true" />}
      aria-label={t('seenOf', { problem: wordsOf(kind), contract })}
      loading={mark.isPending}
      onClick={() => mark.mutate()}
    >
      {t('seen')}
    </Button>
  )
}
