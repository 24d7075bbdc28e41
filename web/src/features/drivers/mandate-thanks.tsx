import { Button, Loader } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { IconCircleCheck, IconFileText, IconLinkOff } from '@tabler/icons-react'
import { useApiErrorWords } from '../../lib/api-error-words'
import { useWords } from '../../lib/i18n'
import { webConfig } from '../../lib/web-config'
import { EmptyState } from '../../ui/feedback/empty-state'
import { ErrorState } from '../../ui/feedback/error-state'
import { mandateDocumentQuery } from './mandate-query'

/** Thanks a driver for the mandate and leads to the document, for whoever holds the link. Description 2.11. */
export function MandateThanks({ mandateId }: { mandateId: string }) {
  const t = useWords('drivers')
  const words = useApiErrorWords()
  const found = useQuery(mandateDocumentQuery(mandateId))
  const email = useQuery(webConfig).data?.supportEmail
  if (found.isLoadingError) return <ErrorState text={words(found.error)} onRetry={() => void found.refetch()} />
  if (found.data === undefined) return <Loader aria-label={t('mandate.loading')} m="xl" />
  if (found.data === null)
    return (
      <EmptyState
        heading="h1"
        icon={<IconLinkOff size={24} stroke={1.6} />}
        title={t('mandate.unknown')}
        text={t('mandate.unknownText')}
        action={
          email && (
            <Button component="a" href={`mailto:${email}`}>
              {email}
            </Button>
          )
        }
      />
    )
  return (
    <EmptyState
      heading="h1"
      icon={<IconCircleCheck size={24} stroke={1.6} />}
      title={t('mandate.thanks')}
      text={t('mandate.thanksText')}
      action={
        <Button
          component="a"
          href={found.data}
          target="_blank"
          rel="noreferrer"
          leftSection={<IconFileText size={17} aria-hidden="true" />}
        >
          {t('mandate.see')}
        </Button>
      }
    />
  )
}
