import { CANCEL_REASONS, DELIVERY_TYPES, STORED_STATUSES } from '@volant/domain/deliveries/statuses'
import type { Language } from '@volant/domain/kernel/actor'
import { SERVICE_OPTION_IDS } from '@volant/domain/pricing/options'
import { wordsIn } from '../../../platform/words'
import type { Translate } from '../../../platform/words'
import type { Cell } from '../../../platform/xlsx/styles'
import { columnsOf, EUROS, MOMENT, text } from '../../../platform/xlsx/columns'
import type { Layout, StoredRow, Writers } from '../../../platform/xlsx/columns'
import type { SHEET } from '../read/export'

type SheetKey = keyof typeof SHEET
type Value = StoredRow[number]

const LAYOUT: Layout<SheetKey> = {
  contract: { kind: 'whole', width: 10 },
  type: text(30),
  status: text(24),
  organization: text(26),
  representative: text(24),
  customer: text(24),
  company: text(22),
  phone: text(16),
  email: text(30),
  fromAddress: text(34),
  fromPostalCode: text(12),
  fromCity: text(22),
  fromCountry: text(15),
  toAddress: text(34),
  toPostalCode: text(12),
  toCity: text(22),
  toCountry: text(15),
  vehicle: text(26),
  plate: text(14),
  vin: text(21),
  services: text(24),
  distance: { kind: 'kilometres', width: 11 },
  available: MOMENT,
  pickUp: MOMENT,
  deadline: MOMENT,
  createdAt: MOMENT,
  confirmedAt: MOMENT,
  completedAt: MOMENT,
  cancelledAt: MOMENT,
  cancelReason: text(34),
  driver: text(24),
  offers: { kind: 'whole', width: 8 },
  price: EUROS,
  driverPrice: EUROS,
  margin: EUROS,
}

const METRES = 1000

/** The name of a stored code in the reader's language; a code without a name shows as it is. */
function namer<Code extends string>(codes: readonly Code[], name: (code: Code) => string) {
  const names = new Map<unknown, string>(codes.map((code) => [code, name(code)]))
  return (value: Value): Cell => names.get(value) ?? (typeof value === 'string' ? value : null)
}

function writersOf(t: Translate<'deliveries'>): Writers<SheetKey> {
  const service = namer(SERVICE_OPTION_IDS, (id) => t(`service.${id}`))
  return {
    type: namer(DELIVERY_TYPES, (type) => t(`type.${type}`)),
    status: namer(STORED_STATUSES, (status) => t(`status.${status}`)),
    cancelReason: namer(CANCEL_REASONS, (reason) => t(`cancelReason.${reason}`)),
    services: (value) => (Array.isArray(value) ? value.map((id: string) => service(id)).join(', ') || null : null),
    distance: (value) => (typeof value === 'number' ? value / METRES : null),
  }
}

/** How deliveries become the rows of a sheet for a reader of this language. */
export async function deliverySheet(language: Language) {
  const [t, heading] = await Promise.all([wordsIn(language, 'deliveries'), wordsIn(language, 'sheets')])
  const sheet = columnsOf(LAYOUT, (key) => heading(`deliveries.${key}`), writersOf(t))
  return { name: heading('deliveries.name'), file: heading('deliveries.file'), ...sheet }
}
