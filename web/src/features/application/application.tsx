import { useEffect } from 'react'
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
import { RequirementList } from './requirement-list'
import { requirementsOf } from './requirements'

/** For a driver who waits to be accepted: what is being checked, what is missing, whom to send it to. */
export function Application({ help }: { help: string }) {
  const t = useWords('application')
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
  const groups = requirementsOf(applicant)
  const missing = groups.flatMap(({ requirements }) => requirements.filter(({ given }) => !given)).length
  const email = config.data?.supportEmail
  return (
    <Stack gap={12}>
      <section className={classes.welcome}>
        <h2>{t(refused ? 'refused' : 'welcome', { name: applicant.firstName })}</h2>
        <p>{t(refused ? 'refusedText' : 'welcomeText')}</p>
        {!refused && (
          <p className={classes.count} data-missing={missing > 0 || undefined} role="status">
            {t('missing', { count: missing })}
          </p>
        )}
      </section>
      {!refused &&
        groups.map(({ group, requirements }) => (
          <Card key={group} title={t(`group.${group}`)} description={t(`groupText.${group}`)}>
            <RequirementList requirements={requirements} />
          </Card>
        ))}
      <Card title={t('send')} description={t(refused || missing === 0 ? 'ask' : 'sendText')}>
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
