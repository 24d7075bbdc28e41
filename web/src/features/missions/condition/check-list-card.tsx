import { Stack, Textarea } from '@mantine/core'
import {
  KEYS_MAX,
  pointsOf,
  REMARKS_MAX,
  SPARE_WHEELS,
  TYRE_STATES,
  type CheckPoint,
} from '@volant/domain/inspection/check-list'
import type { Reason } from '@volant/domain/inspection/open-answers'
import { useWords } from '../../../lib/i18n'
import { Card } from '../../../ui/layout/card'
import type { MissionVehicle, Side } from '../mission'
import type { Typed } from './answers'
import { Choice } from './choice'
import type { Condition } from './use-condition'

const YES_NO = ['yes', 'no'] as const
const KEYS = Array.from({ length: KEYS_MAX + 1 }, (_, count) => String(count))

interface Props {
  vehicle: MissionVehicle
  side: Side
  condition: Condition
  /** Figures that ask for a word. */
  reasons: readonly Reason[]
  /** Marked as unanswered. */
  open: readonly string[]
  typed: Typed
  onType: (typed: Typed) => void
}

/** The points that are gone through together, and each side's own words. Every answer is kept at once. */
export function CheckListCard({ vehicle, side, condition, reasons, open, typed, onType }: Props) {
  const t = useWords('mission')
  const i = useWords('inspection')
  const { list, answer } = condition
  const error = (field: string) => (open.includes(field) ? t('condition.unanswered') : undefined)
  const point = (name: CheckPoint) => {
    const shared = { key: name, legend: i(`point.${name}`), error: error(name) }
    if (name === 'keys')
      return (
        <Choice
          {...shared}
          key={name}
          value={list.keys === null ? null : String(list.keys)}
          options={KEYS.map((value) => ({ value, label: value }))}
          onChange={(value) => void answer({ keys: Number(value) })}
        />
      )
    if (name === 'spareWheel')
      return (
        <Choice
          {...shared}
          key={name}
          value={list.spareWheel}
          options={SPARE_WHEELS.map((value) => ({ value, label: i(`spareWheel.${value}`) }))}
          onChange={(value) => void answer({ spareWheel: value })}
        />
      )
    if (name === 'tyres')
      return (
        <Choice
          {...shared}
          key={name}
          value={list.tyres}
          options={TYRE_STATES.map((value) => ({ value, label: i(`tyres.${value}`) }))}
          onChange={(value) => void answer({ tyres: value })}
        />
      )
    const said = list[name]
    return (
      <Choice
        {...shared}
        key={name}
        value={said === null ? null : said ? 'yes' : 'no'}
        options={YES_NO.map((value) => ({ value, label: i(`answer.${name}.${value}`) }))}
        onChange={(value) => void answer({ [name]: value === 'yes' })}
      />
    )
  }
  const own = (name: Reason | 'remarks' | 'reserves', hint: string) => (
    <Textarea
      key={name}
      size="md"
      label={i(name)}
      description={hint}
      autosize
      minRows={2}
      maxLength={REMARKS_MAX}
      value={typed[name] ?? list[name] ?? ''}
      onChange={({ currentTarget }) => onType({ [name]: currentTarget.value })}
      error={error(name)}
      // kept once it is written, not letter by letter
      onBlur={({ currentTarget: { value } }) => {
        if (value !== (list[name] ?? '')) void answer({ [name]: value })
      }}
    />
  )
  return (
    <Card title={t('condition.list')}>
      <Stack gap={20}>
        {pointsOf(vehicle.type).map(point)}
        {reasons.map((name) => own(name, t(`condition.${name}`)))}
        {own('remarks', t('condition.remarksHint'))}
        {side === 'after' && own('reserves', t('condition.reservesHint'))}
      </Stack>
    </Card>
  )
}
