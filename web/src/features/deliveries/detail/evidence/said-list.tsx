import { CHECK_POINTS, UNANSWERED } from '@volant/domain/inspection/check-list'
import { Fragment } from 'react'
import type { ReactNode } from 'react'
import { formatMileage } from '../../../../lib/format'
import { useLanguage, useWords } from '../../../../lib/i18n'
import { useMarkWords } from '../../../../ui/car/use-mark-words'
import { FuelGauge } from '../../../../ui/data/fuel-gauge'
import { useProblemWords } from '../../../../ui/problems/use-problem-words'
import { OWN_WORDS } from '../condition/seen'
import { useAnswerWords } from '../condition/use-answer-words'
import type { DetailVehicle } from '../detail-query'
import classes from './evidence-card.module.css'
import type { Said, SaidSide } from './said'

type Row = readonly [label: string, value: ReactNode]

/** The marks of a side and its list, in the words of the inspection. */
function useSeenRows(): (seen: SaidSide['seen']) => readonly Row[] {
  const t = useWords('deliveries')
  const i = useWords('inspection')
  const whatOf = useMarkWords()
  const answerOf = useAnswerWords()
  return ({ marks, removedMarks, list: answers }) => {
    const list = { ...UNANSWERED, ...answers }
    return [
      ...(marks ?? []).map((mark, index): Row => [
        i('overview.mark', { number: index + 1, what: whatOf(mark) }),
        [i(`view.${mark.view}`), mark.words].filter(Boolean).join(' · '),
      ]),
      ...(removedMarks?.length ? [[t('evidence.removedMarks'), removedMarks.length] as const] : []),
      ...CHECK_POINTS.filter((point) => list[point] !== null).map((point): Row => [
        i(`point.${point}`),
        answerOf(point, list),
      ]),
      ...OWN_WORDS.flatMap((name): Row[] => (list[name] ? [[i(name), list[name]]] : [])),
    ]
  }
}

/** Figures, marks and list of one side. */
function useSideRows(electric: boolean): (said: SaidSide) => readonly Row[] {
  const t = useWords('deliveries')
  const language = useLanguage()
  const seenRows = useSeenRows()
  return ({ side, mileage, eighths, seen }) => {
    const rows: readonly Row[] = [
      ...(mileage === null
        ? []
        : [[t('detail.mileage'), formatMileage(mileage, language, t('detail.notAvailable'))] as const]),
      ...(eighths === null
        ? []
        : [[t(electric ? 'detail.battery' : 'detail.fuel'), <FuelGauge key="fuel" eighths={eighths} />] as const]),
      ...seenRows(seen),
    ]
    const leg = t(side === 'before' ? 'detail.departure' : 'detail.arrival')
    return rows.map(([label, value]) => [`${leg} · ${label}`, value])
  }
}

function vehicleOf<V extends Pick<DetailVehicle, 'id'>>({ vehicle }: Said, vehicles: readonly V[]): number {
  return typeof vehicle === 'string' ? vehicles.findIndex(({ id }) => id === vehicle) : (vehicle ?? -1)
}

/** What a driver noted and signed with, one line for each thing. */
export function SaidList({ said, vehicles }: { said: Said; vehicles: readonly DetailVehicle[] }) {
  const t = useWords('deliveries')
  const at = vehicleOf(said, vehicles)
  const sideRows = useSideRows(vehicles[at]?.type === 'ELECTRIC')
  const problemOf = useProblemWords()
  const { sides, signedBy, absent, refusedReason, problem } = said
  const rows: readonly Row[] = [
    ...sides.flatMap((side) => sideRows(side)),
    ...(signedBy || absent ? [[t('evidence.signer'), signedBy ?? t('evidence.absent')] as const] : []),
    ...(problem ? [[problemOf(problem.kind), problem.text] as const] : []),
    ...(refusedReason ? [[t('evidence.refused'), refusedReason] as const] : []),
  ]
  if (rows.length === 0) return null
  return (
    <>
      {vehicles.length > 1 && at >= 0 && <span>{t('detail.vehicle', { number: at + 1 })}</span>}
      <dl className={classes.said}>
        {rows.map(([label, value], index) => (
          <Fragment key={index}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </Fragment>
        ))}
      </dl>
    </>
  )
}
