import { useEffect, type ReactNode } from 'react'
import { Button, Stack } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useApiErrorWords } from '../../lib/api-error-words'
import { useWords } from '../../lib/i18n'
import { useSession } from '../../lib/session'
import { webConfig } from '../../lib/web-config'
import { ErrorState } from '../../ui/feedback/error-state'
import { PageSkeleton } from '../../ui/feedback/skeletons'
import { Card } from '../../ui/layout/card'
import { Link } from '../../ui/layout/link'
import classes from './application.module.css'
import { applicationQuery } from './application-query'
import { isPaper, missingOf } from './requirements'

interface Props {
  help: string
  /** Where what is missing is given. */
  children: ReactNode
}

/** For a driver who waits to be accepted: what is missing, where to give it, whom to ask. */
export function Application({ help, children }: Props) {
  const t = useWords('application')
  const drivers = useWords('drivers')
  const words = useApiErrorWords()
  const client = useQueryClient()
  const found = useQuery(applicationQuery(useSession().profileId))
  const config = useQuery(webConfig)
  const applicant = found.data
  const accepted = applicant?.state === 'ACCEPTED'
  useEffect(() => {
    // Pages that were refused before may be read from now on.
    if (accepted) void client.invalidateQueries({ queryKey: ['deliveries'] })
  }, [accepted, client])

  if (found.isLoadingError) return <ErrorState text={words(found.error)} onRetry={() => void found.refetch()} />
  if (!applicant) return <PageSkeleton />
  const refused = applicant.state === 'REFUSED'
  const missing = missingOf(applicant)
  const email = config.data?.supportEmail
  return (
    <Stack gap={12}>
      <section className={classes.welcome}>
        <h2>{t(refused ? 'refused' : 'welcome', { name: applicant.firstName })}</h2>
        <p>{t(refused ? 'refusedText' : 'welcomeText')}</p>
        {!refused && (
          <>
            <p className={classes.count} data-missing={missing.length > 0 || undefined} role="status">
              {t('missing', { count: missing.length })}
            </p>
            <ul className={classes.list} aria-label={t('missingList')}>
              {missing.map((item) => (
                <li key={item}>{isPaper(item) ? drivers(`document.${item}`) : drivers(`field.${item}`)}</li>
              ))}
            </ul>
          </>
        )}
      </section>
      {!refused && children}
      <Card title={t('send')} description={t('ask')}>
        <div className={classes.ways}>
          {email && (
            <Button component="a" href={`mailto:${email}`}>
              {email}
            </Button>
          )}
          <Button variant="default" component={Link} href={help}>
            {t('help')}
          </Button>
        </div>
      </Card>
    </Stack>
  )
}
