import { shortName } from '@volant/domain/drivers/names'
import { factBand, parties } from '../../../../platform/pdf/blocks'
import type { Party } from '../../../../platform/pdf/blocks'
import { heading } from '../../../../platform/pdf/head'
import { shownPhone } from '../../../../platform/phone'
import { headLines } from '../../../invoices/public'
import { present } from '../terms'
import type { SealedSheet } from './report'

function partiesOf({ inspected: { delivery }, facts: { organization, driver }, t }: SealedSheet): Party[] {
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

/** Who writes, what it is, which vehicle, and who is concerned. */
export function drawHead(sheet: SealedSheet): void {
  const { paper, seller, title, inspected, facts, t } = sheet
  const { vehicle } = facts
  const subtitle = t('report.contract', { contract: inspected.delivery.publicId })
  heading(paper, { name: seller.name, lines: headLines(seller, t), title, subtitle })
  factBand(paper, [
    { label: t('report.vehicle'), value: [vehicle?.marque, vehicle?.model].filter(Boolean).join(' ') || t('unknown') },
    { label: t('report.plate'), value: vehicle?.vehicleCode ?? t('unknown') },
    { label: t('report.vin'), value: vehicle?.vin ?? t('unknown'), share: 1.4 },
    { label: t('report.energy'), share: 0.8, value: vehicle ? t(`report.energies.${vehicle.type}`) : t('unknown') },
  ])
  parties(paper, partiesOf(sheet))
}
