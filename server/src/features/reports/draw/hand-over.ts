import { PHOTO_VIEWS } from '@volant/domain/deliveries/facts'
import type { VehiclePhotos } from '@volant/domain/deliveries/facts'
import { shortName } from '@volant/domain/drivers/names'
import { formatDateTime } from '../../../platform/format'
import { shownPhone } from '../../../platform/phone'
import { factBand, parties, section } from '../../../platform/pdf/blocks'
import type { Party } from '../../../platform/pdf/blocks'
import { heading } from '../../../platform/pdf/head'
import { Paper } from '../../../platform/pdf/paper'
import { table } from '../../../platform/pdf/table'
import { wordsIn } from '../../../platform/words'
import type { HandOverFacts } from '../read/hand-over'
import type { Report } from './report'
import { drawSignature, SIGNATURE_ROOM } from './signature'
import { drivenOf, fuelOf, mileageOf, placeOf, present } from './terms'
import type { Words } from './terms'

type Vehicle = NonNullable<HandOverFacts['vehicle']>

function partiesOf({ handOver: { delivery }, facts: { organization, driver } }: Report, t: Words): Party[] {
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

/** Which views were photographed; the pictures themselves stay with the delivery. */
function viewsOf(images: VehiclePhotos | undefined, t: Words): string {
  const views = PHOTO_VIEWS.filter((view) => images?.[view])
  return views.map((view) => t(`report.views.${view}`)).join(', ') || t('unknown')
}

function drawState(paper: Paper, vehicle: Vehicle | null, { facts, handOver }: Report, t: Words): void {
  const { language } = handOver.delivery
  const { mileageBefore = -1, mileageAfter = -1, essenceBefore = null, essenceAfter = null } = vehicle ?? {}
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
        details: drivenOf(mileageBefore, mileageAfter, language, t),
      },
      { cells: [t('report.fuel'), fuelOf(essenceBefore, t), fuelOf(essenceAfter, t)] },
      { cells: [t('report.photos'), viewsOf(vehicle?.imagesBefore, t), viewsOf(vehicle?.imagesAfter, t)] },
    ],
  )
}

/** The report of one hand-over: who, which car, where, when, in what state, and the signature. Description 11.5. */
export async function drawHandOver(report: Report): Promise<Buffer> {
  const { handOver, facts, company, signature } = report
  const { delivery, vehicle: position, at, signedBy, refusedReason } = handOver
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
  const name = `${title} · ${contract}`
  paper.begin([`${company.name} · ${company.address}`, name], [company.name, name])
  heading(paper, { name: company.name, lines: [company.address], title, subtitle: contract })
  factBand(paper, [
    {
      label: t('report.vehicle'),
      value: [vehicle?.marque, vehicle?.model].filter(Boolean).join(' ') || t('unknown'),
    },
    { label: t('report.plate'), value: vehicle?.vehicleCode ?? t('unknown') },
    { label: t('report.vin'), value: vehicle?.vin ?? t('unknown'), share: 1.4 },
    { label: t('report.energy'), share: 0.8, value: vehicle ? t(`report.energies.${vehicle.type}`) : t('unknown') },
  ])
  parties(paper, partiesOf(report, t))
  drawState(paper, vehicle, report, t)
  section(paper, t('report.reserves'))
  const reserves = refusedReason ? t('report.refused', { reason: refusedReason }) : t('report.noReserves')
  paper.paragraph(reserves, { after: 14 })
  section(paper, t('report.signature'), SIGNATURE_ROOM)
  const said = signedBy ? t('report.signedBy', { name: signedBy, at: formatDateTime(at) }) : t('report.notSigned')
  drawSignature(paper, { picture: signature, said, statement: signedBy ? t('report.statement') : null })
  return paper.finish()
}
