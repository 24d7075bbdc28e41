import { EXTRA_VIEWS, INSPECTION_VIEWS, UNKNOWN_MILEAGE } from '@volant/domain/deliveries/facts'
import { shortName } from '@volant/domain/drivers/names'
import type { Language } from '@volant/domain/kernel/actor'
import { formatDateTime, formatNumber } from '../../platform/format'
import { shownPhone } from '../../platform/phone'
import { factBand, parties, section } from '../../platform/pdf/blocks'
import type { Party } from '../../platform/pdf/blocks'
import { heading } from '../../platform/pdf/head'
import { Paper } from '../../platform/pdf/paper'
import { table } from '../../platform/pdf/table'
import { wordsIn } from '../../platform/words'
import type { Translate } from '../../platform/words'
import type { HandOverFacts } from './read'
import type { Report } from './report'
import { drawSignature } from './signature'

type Words = Translate<'documents'>
type Vehicle = NonNullable<HandOverFacts['vehicle']>

function partiesOf({ handOver: { delivery }, facts: { organization, driver } }: Report, t: Words): Party[] {
  const present = (lines: readonly (string | null)[]) =>
    lines.filter((line) => line !== null && line !== '') as string[]
  const customer = `${delivery.clientFirstName} ${delivery.clientLastName}`
  return [
    {
      role: t('report.parties.principal'),
      name: organization,
      lines: present([`${delivery.representativeFirstName} ${delivery.representativeLastName}`]),
    },
    {
      role: t('report.parties.customer'),
      name: delivery.clientCompany ?? customer,
      lines: present([
        delivery.clientCompany === null ? null : customer,
        delivery.clientPhone && shownPhone(delivery.clientPhone),
      ]),
    },
    {
      role: t('report.parties.driver'),
      name: driver ? shortName(driver) : t('unknown'),
      lines: driver ? [t('payment.driverNumber', { number: driver.publicId })] : [],
    },
  ]
}

function placeOf(place: HandOverFacts['from'], t: Words): string {
  if (place === null) return t('unknown')
  const country = place.country === 'FR' ? '' : ` (${place.country})`
  return `${place.address}, ${place.postalCode} ${place.city}${country}`
}

function mileageOf(km: number, language: Language, t: Words): string {
  return km === UNKNOWN_MILEAGE ? t('unknown') : `${formatNumber(km, language)}\u00a0km`
}

const eighthsOf = (eighths: number | null, t: Words) =>
  eighths === null ? t('unknown') : t('report.eighths', { eighths })

/** Which views were photographed; the pictures themselves stay with the delivery. */
function viewsOf(images: unknown, t: Words): string {
  const kept = (images ?? {}) as Readonly<Record<string, unknown>>
  const views = [...INSPECTION_VIEWS, ...EXTRA_VIEWS].filter((view) => kept[view])
  return views.map((view) => t(`report.views.${view}`)).join(', ') || t('unknown')
}

function drawState(paper: Paper, vehicle: Vehicle | null, { facts, handOver }: Report, t: Words): void {
  const { language } = handOver.delivery
  const { mileageBefore = -1, mileageAfter = -1, essenceBefore = null, essenceAfter = null } = vehicle ?? {}
  const known = mileageBefore !== UNKNOWN_MILEAGE && mileageAfter !== UNKNOWN_MILEAGE
  section(paper, t('report.state'), 120)
  table(
    paper,
    [
      { title: '', share: 26 },
      { title: t('report.departure'), share: 37 },
      { title: t('report.arrival'), share: 37 },
    ],
    [
      { cells: [t('report.journey'), placeOf(facts.from, t), placeOf(facts.to, t)] },
      {
        cells: [
          t('report.at'),
          vehicle?.pickedUpAt ? formatDateTime(vehicle.pickedUpAt) : t('unknown'),
          formatDateTime(handOver.at),
        ],
      },
      {
        cells: [t('report.mileage'), mileageOf(mileageBefore, language, t), mileageOf(mileageAfter, language, t)],
        details: known ? [t('report.driven', { distance: mileageOf(mileageAfter - mileageBefore, language, t) })] : [],
      },
      { cells: [t('report.fuel'), eighthsOf(essenceBefore, t), eighthsOf(essenceAfter, t)] },
      { cells: [t('report.photos'), viewsOf(vehicle?.imagesBefore, t), viewsOf(vehicle?.imagesAfter, t)] },
    ],
  )
}

/** The report of one hand-over: who, which car, where, when, in what state, and the signature. Law D5. */
export async function drawHandOver(report: Report): Promise<Buffer> {
  const { handOver, facts, company } = report
  const { delivery, vehicle: position, at, refusedReason } = handOver
  const { language } = delivery
  const { vehicle } = facts
  const t = await wordsIn(language, 'documents')
  const title = t(position === 0 ? 'report.delivery' : 'report.restitution')
  const contract = t('report.contract', { contract: delivery.publicId })
  const paper = new Paper({
    title: `${title} ${delivery.publicId}`,
    author: company.name,
    language,
    at,
    pageOf: (page, pages) => t('page', { page, pages }),
  })
  paper.begin([`${company.name} · ${company.address}`, `${title} · ${contract}`])
  heading(paper, { name: company.name, lines: [company.address], title, subtitle: contract })
  factBand(paper, [
    {
      label: t('report.vehicle'),
      value: [vehicle?.marque, vehicle?.model].filter(Boolean).join(' ') || t('unknown'),
    },
    { label: t('report.plate'), value: vehicle?.vehicleCode ?? t('unknown') },
    { label: t('report.vin'), value: vehicle?.vin ?? t('unknown') },
    { label: t('report.energy'), value: vehicle ? t(`report.energies.${vehicle.type}`) : t('unknown') },
  ])
  parties(paper, partiesOf(report, t))
  drawState(paper, vehicle, report, t)
  section(paper, t('report.reserves'))
  const reserves = refusedReason ? t('report.refused', { reason: refusedReason }) : t('report.noReserves')
  paper.paragraph(reserves, { after: 14 })
  drawSignature(paper, report, t)
  return paper.finish()
}
