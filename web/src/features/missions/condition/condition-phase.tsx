import { useState } from 'react'
import { Stack } from '@mantine/core'
import { openAnswers, reasonsAsked } from '@volant/domain/inspection/open-answers'
import { useWords } from '../../../lib/i18n'
import { ActionBar } from '../action-bar'
import { MissingLine } from '../missing-line'
import type { Mission, MissionVehicle, Side } from '../mission'
import { useDraft } from '../use-draft'
import type { Typed } from './answers'
import { CheckListCard } from './check-list-card'
import { MarksCard } from './marks-card'
import { useCondition } from './use-condition'

interface Props {
  mission: Mission
  vehicle: MissionVehicle
  side: Side
  onNext: () => void
  onBack?: () => void
}

/** What both sides look at before they sign: damage on the drawing, and the list. */
export function ConditionPhase({ mission, vehicle, side, onNext, onBack }: Props) {
  const t = useWords('mission')
  const condition = useCondition(mission, vehicle, side)
  const [tried, setTried] = useState(false)
  const [typed, type, filed] = useDraft<Typed>(mission.id, `words.${vehicle.id}.${side}`, () => ({}))
  const list = { ...condition.list, ...typed }
  const open = openAnswers(mission, vehicle, side, list)
  const go = async () => {
    setTried(true)
    if (open.length > 0) return
    // what is still being written is kept before the screen is left
    if (Object.keys(typed).length > 0 && !(await condition.answer(typed))) return
    filed()
    onNext()
  }
  return (
    <Stack gap={12}>
      <MarksCard missionId={mission.id} vehicle={vehicle} side={side} condition={condition} />
      <CheckListCard
        vehicle={vehicle}
        side={side}
        condition={condition}
        reasons={reasonsAsked(mission, vehicle, side)}
        open={tried ? open : []}
        typed={typed}
        onType={type}
      />
      <ActionBar label={t('condition.continue')} onGo={() => void go()} onBack={onBack}>
        <MissingLine refused={tried && open.length > 0}>
          {open.length > 0 ? t('condition.open', { count: open.length }) : t('condition.complete')}
        </MissingLine>
      </ActionBar>
    </Stack>
  )
}
