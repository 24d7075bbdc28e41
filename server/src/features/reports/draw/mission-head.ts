import { shortName } from '@volant/domain/drivers/names'
import { SERVICE_OPTION_IDS } from '@volant/domain/pricing/options'
import { formatDateTime, formatNumber } from '../../../platform/format'
import { factBand, parties, section } from '../../../platform/pdf/blocks'
import type { Fact, Party } from '../../../platform/pdf/blocks'
import { heading } from '../../../platform/pdf/head'
import { table } from '../../../platform/pdf/table'
import { shownPhone } from '../../../platform/phone'
import { headLines } from '../../invoices/public'
import { placeOf, present } from './terms'
import type { MissionPlace } from '../read/mission'
import { momentOf } from './mission-sheet'
import type { Sheet } from './mission-sheet'

function partiesOf({ mission, t }: Sheet): Party[] {
  const { clientCompany, clientName, driver } = mission
  const phone = (e164: string | null) => e164 && shownPhone(e164)
  return [
    {
      role: t('report.parties.principal'),
      name: mission.organization,
      lines: present([mission.representativeName, phone(mission.representativePhone)]),
    },
    {
      role: t('report.parties.customer'),
      name: clientCompany || clientName,
      lines: present([clientCompany && clientName, phone(mission.clientPhone)]),
    },
    {
      role: t('report.parties.driver'),
      name: driver ? shortName(driver) : t('unknown'),
      lines: driver ? [t('payment.driverNumber', { number: driver.publicId })] : [],
    },
  ]
}

function drawJourney(sheet: Sheet): void {
  const { paper, mission, t, r } = sheet
  const [first, second] = mission.vehicles
  const where = (place: MissionPlace | null) => present([placeOf(place, t), place?.addressPrecision]).join('\n')
  const row = (step: 'from' | 'to' | 'returnFrom' | 'returnTo', planned: string | null, actual: string | null) => ({
    cells: [r(`steps.${step}`), where(mission[step]), momentOf(planned, t), momentOf(actual, t)],
  })
  const twoWay = mission.type === 'TWO_WAY_DELIVERY'
  section(paper, r('journey'), 80)
  table(
    paper,
    [
      { title: r('step'), share: 15 },
      { title: r('place'), share: 47 },
      { title: r('planned'), share: 19 },
      { title: r('actual'), share: 19 },
    ],
    [
      row('from', mission.carPickUpDate, first?.pickedUpAt ?? null),
      row('to', mission.carDeliveryDeadline, first?.deliveredAt ?? null),
      ...(twoWay
        ? [row('returnFrom', null, second?.pickedUpAt ?? null), row('returnTo', null, second?.deliveredAt ?? null)]
        : []),
    ],
  )
}

const MOMENTS = ['createdAt', 'carAvailabilityDate', 'confirmedAt', 'departedAt', 'completedAt', 'cancelledAt'] as const

function drawDates({ paper, mission, t, r }: Sheet): void {
  const known = MOMENTS.filter((moment) => mission[moment] !== null)
  section(paper, r('dates'), 50)
  factBand(
    paper,
    known.map((moment): Fact => ({ label: r(`moments.${moment}`), value: momentOf(mission[moment], t) })),
    3,
  )
}

function drawExtras({ paper, mission, r, d }: Sheet): void {
  const options = SERVICE_OPTION_IDS.filter((id) => mission.services.includes(id)).map((id) => d(`service.${id}`))
  const lines = present([
    options.length > 0 ? r('options', { options: options.join(', ') }) : null,
    mission.comment && r('comment', { comment: mission.comment }),
  ])
  if (lines.length === 0) return
  section(paper, r('extras'))
  for (const line of lines) paper.paragraph(line)
  paper.y += 10
}

/** The first sheet: who, from where to where, when, and what was asked beside. */
export function drawHead(sheet: Sheet): void {
  const { paper, mission, seller, at, language, t, r, d } = sheet
  const { distance, publicId, status, type } = mission
  const kilometres = distance === null ? t('unknown') : `${formatNumber(Math.round(distance / 1000), language)}\u00a0km`
  heading(paper, {
    name: seller.name,
    lines: headLines(seller, t),
    title: r('title'),
    subtitle: t('report.contract', { contract: publicId }),
  })
  factBand(paper, [
    { label: r('kindLabel'), value: r(`kind.${type}`), share: 1.5 },
    { label: r('status'), value: d(`status.${status}`) },
    { label: r('distance'), value: kilometres },
    { label: r('drawnAt'), value: formatDateTime(at) },
  ])
  parties(paper, partiesOf(sheet))
  drawJourney(sheet)
  drawDates(sheet)
  drawExtras(sheet)
}
