import { useState } from 'react'
import { Alert, Button, Stack, TextInput } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { CODE_PATTERN } from '@volant/domain/deliveries/codes'
import { formatTime } from '../../../lib/format'
import { useWords } from '../../../lib/i18n'
import { OfficeCall } from '../identity/office-call'
import { useMissingWords } from '../inspection/missing-words'
import { isStep, type Mission } from '../mission'
import type { Entry } from './entry'
import { isOfOtherVehicle, lacksInspection } from './refusal'
import { sendAgain } from './send-again'

interface Props {
  entry: Entry
  /** Where the phone still has it. */
  mission: Mission | null | undefined
  /** Opens the inspection that is not complete. */
  onInspect: () => void
}

/** What the server refused once the network was back, and how the driver puts it right. What was done since waits behind it. */
export function StoppedCard({ entry, mission, onInspect }: Props) {
  const t = useWords('mission')
  const check = useWords('vehicleCheck')
  const [code, setCode] = useState('')
  const { call, refusal } = entry
  const inspected = call.kind === 'step' ? call.vehicleId : undefined
  const inWords = useMissingWords(mission?.vehicles.find(({ id }) => id === inspected))
  if (call.kind !== 'step' || !refusal) return null
  const { action } = call.details
  const step = isStep(action) ? t(`step.${action}`) : ''
  const isOther = isOfOtherVehicle(refusal)
  const isCode = !lacksInspection(refusal) && !isOther
  const text = isOther
    ? check('stoppedText', { step })
    : !isCode
      ? t('outbox.missingText', { step, list: inWords(refusal.missing) })
      : refusal.until !== undefined
        ? t('outbox.lockedText', { step, time: formatTime(new Date(refusal.until)) })
        : t('outbox.wrongText', { step })
  return (
    <Alert
      mb={16}
      color="red"
      variant="light"
      role="alert"
      icon={<IconAlertTriangle size={18} />}
      title={isOther ? check('differs') : t(isCode ? 'outbox.wrongTitle' : 'outbox.missingTitle')}
    >
      <Stack gap={12} align="stretch">
        <span>{text}</span>
        {isCode && (
          <TextInput
            size="md"
            label={t('code.digit')}
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={6}
            value={code}
            onChange={({ currentTarget }) => setCode(currentTarget.value.replaceAll(/\D/g, '').slice(0, 6))}
          />
        )}
        {isOther && <OfficeCall />}
        {!isCode && !isOther && (
          <Button size="md" onClick={onInspect}>
            {t('outbox.complete')}
          </Button>
        )}
        <Button
          size="md"
          variant={isCode ? 'filled' : 'default'}
          disabled={isCode && !CODE_PATTERN.test(code)}
          onClick={() => void sendAgain(entry, code)}
        >
          {t(isCode ? 'outbox.correct' : 'outbox.again')}
        </Button>
      </Stack>
    </Alert>
  )
}
