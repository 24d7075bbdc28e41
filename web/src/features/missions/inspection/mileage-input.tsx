import { Checkbox, NumberInput, Stack } from '@mantine/core'
import { MILEAGE_MAX, UNKNOWN_MILEAGE } from '@volant/domain/deliveries/facts'
import { formatMileage, thousandsMark } from '../../../lib/format'
import { useLanguage, useWords } from '../../../lib/i18n'
import classes from './mileage-input.module.css'

interface Props {
  /** Kilometres, −1 when the odometer cannot be read, null while nothing is typed. */
  value: number | null
  onChange: (km: number | null) => void
  /** Kilometres at departure; set for the arrival inspection. */
  before?: number
  error?: string
}

export function MileageInput({ value, onChange, before, error }: Props) {
  const t = useWords('mission')
  const language = useLanguage()
  const ui = useWords('ui')
  const tooMuch = value !== null && value > MILEAGE_MAX
  const unknown = value === UNKNOWN_MILEAGE
  const hint =
    before !== undefined && before !== UNKNOWN_MILEAGE
      ? t('inspection.mileageBefore', { km: formatMileage(before, language) })
      : t('inspection.mileageHint')
  return (
    <Stack gap={8}>
      <NumberInput
        size="md"
        label={t('inspection.mileage')}
        description={hint}
        inputMode="numeric"
        hideControls
        allowNegative={false}
        allowDecimal={false}
        thousandSeparator={thousandsMark(language)}
        suffix=" km"
        disabled={unknown}
        value={unknown || value === null ? '' : value}
        onChange={(typed) => onChange(typed === '' ? null : Number(typed))}
        error={tooMuch ? ui('limit.atMost', { limit: formatMileage(MILEAGE_MAX, language) }) : error}
      />
      <Checkbox
        classNames={{ body: classes.unreadable, label: classes.word }}
        size="md"
        label={t('inspection.mileageUnknown')}
        checked={unknown}
        onChange={({ currentTarget }) => onChange(currentTarget.checked ? UNKNOWN_MILEAGE : null)}
      />
    </Stack>
  )
}
