import { exportClients, exportOrganizations } from '@volant/contract/rest/organizations'
import type { Clock } from '../../../platform/clock'
import type { Database } from '../../../platform/db/database'
import { defineRoute } from '../../../platform/operations/registry'
import type { RestOperation } from '../../../platform/operations/registry'
import { wordsIn } from '../../../platform/words'
import { columnsOf, MOMENT, text, WHOLE } from '../../../platform/xlsx/columns'
import type { Layout, StoredRow } from '../../../platform/xlsx/columns'
import { answerWorkbook } from '../../../platform/xlsx/reply'
import { logExport } from '../../identity/public'
import { clientRows, organizationRows } from '../read/export'
import type { CLIENT_SHEET, ORGANIZATION_SHEET } from '../read/export'

const ORGANIZATION_LAYOUT: Layout<keyof typeof ORGANIZATION_SHEET> = {
  name: text(30),
  createdAt: MOMENT,
  owner: text(26),
  ownerPhone: text(16),
  ownerEmail: text(32),
  members: WHOLE,
  deliveries: WHOLE,
  siren: text(12),
  vatId: text(16),
  address: text(34),
  postalCode: text(12),
  city: text(22),
  country: text(8),
}

const CLIENT_LAYOUT: Layout<keyof typeof CLIENT_SHEET> = {
  lastName: text(22),
  firstName: text(20),
  organization: text(30),
  rank: text(16),
  email: text(32),
  phone: text(16),
  function: text(26),
  service: text(22),
  createdAt: MOMENT,
}

const RANKS = { 4: 'ORGANIZATION_OWNER', 5: 'ORGANIZATION_MANAGER', 6: 'ORGANIZATION_MEMBER' } as const
const isRank = (value: StoredRow[number]): value is keyof typeof RANKS => typeof value === 'number' && value in RANKS

/** Organisations and clients as workbooks, all pages of them; for the office, and written down. */
export function exportDoors(db: Database, clock: Clock, author: string): RestOperation[] {
  return [
    defineRoute(exportOrganizations, {}, async ({ actor, language }, _input, reply) => {
      const words = await wordsIn(language, 'sheets')
      const found = await organizationRows(db, actor)
      await logExport(db, actor, clock.now(), { what: 'organizations' })
      const { columns, cells } = columnsOf(ORGANIZATION_LAYOUT, (key) => words(`organizations.${key}`))
      return answerWorkbook(reply, words('organizations.file'), clock.now(), {
        name: words('organizations.sheet'),
        author,
        columns,
        pieces: cells(found),
      })
    }),
    defineRoute(exportClients, {}, async ({ actor, language }, { body }, reply) => {
      const [words, identity] = await Promise.all([wordsIn(language, 'sheets'), wordsIn(language, 'identity')])
      const { columns, cells } = columnsOf(CLIENT_LAYOUT, (key) => words(`clients.${key}`), {
        rank: (value) => (isRank(value) ? identity(`rank.${RANKS[value]}`) : null),
      })
      const slugs = body?.organizationSlug?.split(',').filter(Boolean) ?? []
      const found = await clientRows(db, actor, {
        filter: slugs.length > 0 ? { organizationSlugs: slugs } : {},
        keyword: body?.keyword ?? null,
        orderBy: body?.orderBy ?? 'createdAt',
        order: body?.order ?? 'desc',
      })
      await logExport(db, actor, clock.now(), { what: 'clients', organizations: slugs })
      return answerWorkbook(reply, words('clients.file'), clock.now(), {
        name: words('clients.sheet'),
        author,
        columns,
        pieces: cells(found),
      })
    }),
  ]
}
