import { useState } from 'react'
import { TextInput } from '@mantine/core'
import type { CodeName } from '@volant/domain/deliveries/codes'
import { CODE_PATTERN } from '@volant/domain/deliveries/codes'
import { useWords } from '../../../lib/i18n'
import { Card } from '../../../ui/layout/card'
import { ActionBar } from '../action-bar'
import { IncompleteAlert } from '../inspection/incomplete-alert'
import type { MissionVehicle } from '../mission'
import type { PhaseProps } from '../phase-props'
import { saidOf, type Signed } from '../sign/signed'
import { StepAlert } from '../step-alert'
import classes from './code-input.module.css'
import { useCountdown } from './use-countdown'

const HINTS = {
  startCode: 'code.startHint',
  destinationCode: 'code.destinationHint',
  returnCode: 'code.returnHint',
} as const

interface Props extends PhaseProps {
  code: CodeName
  vehicle: MissionVehicle | undefined
  signed: Signed | undefined
  onInspect: () => void
}

/** Asks for the six digits that a person on site tells the driver. */
export function CodePhase({ mission, step, stepping, code, vehicle, signed, onBack, onInspect }: Props) {
  const t = useWords('mission')
  const [typed, setTyped] = useState('')
  const { problem } = stepping
  const left = useCountdown(problem?.at === 'code' && problem.locked ? problem.until : undefined)
  const error =
    left !== undefined
      ? t('code.locked', { time: left })
      : problem?.at === 'code' && !problem.locked
        ? t('code.wrong')
        : undefined
  return (
    <form
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault()
        const { details, files } = signed ? saidOf(mission.id, signed) : { details: {}, files: [] }
        void stepping.advance(step, { code: typed, ...details }, files)
      }}
    >
      <Card title={t(`code.${code}`)}>
        <p className={classes.hint}>{t(HINTS[code])}</p>
        <TextInput
          className={classes.input}
          label={t('code.digit')}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={6}
          value={typed}
          error={error}
          disabled={left !== undefined}
          onChange={({ currentTarget }) => {
            setTyped(currentTarget.value.replaceAll(/\D/g, '').slice(0, 6))
            stepping.clear()
          }}
        />
      </Card>
      <ActionBar
        label={t(code === 'startCode' ? 'code.start' : 'code.handOver')}
        submit
        busy={stepping.busy}
        disabled={!CODE_PATTERN.test(typed) || left !== undefined}
        onBack={onBack}
      >
        <StepAlert problem={problem} />
        <IncompleteAlert problem={problem} vehicle={vehicle} onInspect={onInspect} />
      </ActionBar>
    </form>
  )
}
