import { UNKNOWN_MILEAGE } from '@volant/domain/deliveries/facts'
import { formatDateTime } from '../../../../platform/format'
import { section } from '../../../../platform/pdf/blocks'
import { table } from '../../../../platform/pdf/table'
import type { Row } from '../../../../platform/pdf/table'
import { drivenOf, fuelOf, mileageOf, placeOf } from '../terms'
import type { SealedSheet } from './report'

const LABEL = 26

/** Where, when, mileage and fuel: at departure alone, at arrival beside those at departure. */
export function drawState({ paper, inspected, facts, language, t, s }: SealedSheet): void {
  const { side, at } = inspected
  const { vehicle, from, to } = facts
  const { mileageBefore = UNKNOWN_MILEAGE, mileageAfter = UNKNOWN_MILEAGE } = vehicle ?? {}
  const arrived = side === 'after'
  const departedAt = arrived ? vehicle?.pickedUpAt : at
  const row = (label: string, departure: Row['cells'][number], arrival: Row['cells'][number]): Row => ({
    cells: arrived ? [label, departure, arrival] : [label, departure],
  })
  const share = (100 - LABEL) / (arrived ? 2 : 1)
  section(paper, t('report.state'), 120)
  table(
    paper,
    [
      { title: '', share: LABEL },
      { title: t('report.departure'), share },
      ...(arrived ? [{ title: t('report.arrival'), share }] : []),
    ],
    [
      row(s('place'), placeOf(from, t), placeOf(to, t)),
      row(t('report.at'), departedAt ? formatDateTime(departedAt) : t('unknown'), formatDateTime(at)),
      {
        ...row(t('report.mileage'), mileageOf(mileageBefore, language, t), mileageOf(mileageAfter, language, t)),
        details: arrived ? drivenOf(mileageBefore, mileageAfter, language, t) : [],
      },
      row(t('report.fuel'), fuelOf(vehicle?.essenceBefore ?? null, t), fuelOf(vehicle?.essenceAfter ?? null, t)),
    ],
  )
}
