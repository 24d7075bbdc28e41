import { Stack, Switch } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { NOTICE_KINDS } from '@volant/domain/notices/kinds'
import { useApiErrorWords } from '../../lib/api-error-words'
import { useWords } from '../../lib/i18n'
import { ErrorState } from '../../ui/feedback/error-state'
import { TextSkeleton } from '../../ui/feedback/skeletons'
import { Card } from '../../ui/layout/card'
import classes from './notices.module.css'
import { noticeSettingsQuery, useMute } from './settings'
import { ThisDevice } from './this-device'

/** What a driver's telephone tells of: on this device or not, and which kinds on all of them. */
export function NoticesCard() {
  const t = useWords('notices')
  const words = useApiErrorWords()
  const mute = useMute()
  const found = useQuery(noticeSettingsQuery)
  const settings = found.data
  return (
    <Card title={t('title')} description={t('intro')}>
      {found.isLoadingError && (
        <ErrorState title={t('failed')} text={words(found.error)} onRetry={() => void found.refetch()} />
      )}
      {!settings && !found.isLoadingError && <TextSkeleton lines={5} />}
      {settings && (
        <Stack gap="md">
          <ThisDevice publicKey={settings.publicKey} />
          <fieldset className={classes.kinds}>
            <legend className={classes.legend}>{t('kinds')}</legend>
            <p className={classes.note}>{t('everywhere')}</p>
            {NOTICE_KINDS.map((kind) => (
              <Switch
                key={kind}
                classNames={{ root: classes.kind, body: classes.body }}
                labelPosition="left"
                label={t(`kind.${kind}`)}
                description={t(`kindText.${kind}`)}
                checked={!settings.muted.includes(kind)}
                onChange={(event) => mute(kind, !event.currentTarget.checked)}
              />
            ))}
          </fieldset>
          <p className={classes.note}>{t('quiet')}</p>
        </Stack>
      )}
    </Card>
  )
}
