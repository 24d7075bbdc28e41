import { Button } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { LINK_PLACE } from '@volant/contract/words/confirmation-sms'
import { smsParts } from '@volant/domain/messages/sms-parts'
import { useWords } from '../../../../lib/i18n'
import classes from './sms.module.css'

/** A placeholder of the same length as the link that the server inserts. */
const LINK = `${location.origin}/delivery-customer-confirmation?token=${'k'.repeat(43)}`

interface Props {
  message: string
  onPlain: () => void
}

/** The cost of the SMS with its link, and which characters make it expensive. Description 11.7. */
export function SmsCost({ message, onPlain }: Props) {
  const t = useWords('sms')
  const linked = message.includes(LINK_PLACE)
  const text = linked ? message.replaceAll(LINK_PLACE, LINK) : `${message.trimEnd()} ${LINK}`
  const { length, parts, outside } = smsParts(text)
  return (
    <div className={classes.cost}>
      <p className={classes.length}>
        <span aria-live="polite">
          {t('dialog.length', { count: length })} · <strong>{t('dialog.parts', { count: parts })}</strong>
        </span>
        <span>{linked ? t('dialog.hint', { place: LINK_PLACE }) : t('dialog.linkAdded')}</span>
      </p>
      {outside.length > 0 && (
        <div className={classes.costly} role="status">
          <IconAlertTriangle size={18} aria-hidden="true" />
          <p>{t('dialog.costly', { characters: outside.join(' ') })}</p>
          <Button size="compact-sm" variant="default" onClick={onPlain}>
            {t('dialog.plain')}
          </Button>
        </div>
      )}
    </div>
  )
}
