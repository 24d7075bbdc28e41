import { useState } from 'react'
import { Button } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { endSession, OpenSession } from '@volant/contract/rest/auth'
import { call } from '../../lib/api'
import { useApiErrorWords } from '../../lib/api-error-words'
import { useWords } from '../../lib/i18n'
import { ConfirmDialog } from '../../ui/feedback/confirm-dialog'
import { ErrorState } from '../../ui/feedback/error-state'
import { TextSkeleton } from '../../ui/feedback/skeletons'
import { notify } from '../../ui/feedback/toasts'
import { Card } from '../../ui/layout/card'
import { SessionLine } from './session-line'
import { sessionsQuery } from './sessions-query'
import classes from './open-sessions.module.css'

/** Where one is signed in, to end one of these sessions or all but this one. */
export function OpenSessions() {
  const t = useWords('identity')
  const words = useApiErrorWords()
  const client = useQueryClient()
  const found = useQuery(sessionsQuery)
  const [asking, setAsking] = useState(false)
  const end = async (body: { id?: string }, done: string) => {
    await notify.outcome(call<typeof endSession>('POST /auth/sessions/end', { body }), done, words)
    await client.invalidateQueries({ queryKey: sessionsQuery.queryKey })
  }
  const others = found.data?.some(({ current }) => !current)
  const endOne = ({ id }: OpenSession) => end({ id }, t('sessions.ended')).catch(() => {})
  return (
    <Card
      title={t('sessions.title')}
      description={t('sessions.text')}
      actions={
        others && (
          <Button variant="default" onClick={() => setAsking(true)}>
            {t('sessions.endOthers')}
          </Button>
        )
      }
    >
      {found.isLoadingError ? (
        <ErrorState text={words(found.error)} onRetry={() => void found.refetch()} />
      ) : found.data ? (
        <ul className={classes.list}>
          {found.data.map((session) => (
            <SessionLine key={session.id} session={session} onEnd={endOne} />
          ))}
        </ul>
      ) : (
        <TextSkeleton lines={3} />
      )}
      <ConfirmDialog
        opened={asking}
        onClose={() => setAsking(false)}
        title={t('sessions.endOthersTitle')}
        confirm={t('sessions.endOthers')}
        onConfirm={() => end({}, t('sessions.othersEnded'))}
      >
        {t('sessions.endOthersText')}
      </ConfirmDialog>
    </Card>
  )
}
