import type { Role } from '@volant/domain/kernel/actor'
import { sql } from 'drizzle-orm'
import { validate } from 'uuid'
import type { Executor } from '../../../platform/db/database'
import { rows } from '../../../platform/db/rows'

/** Somebody with an account, deleted or not, and by what the product's tables know them. */
export interface Person {
  readonly sub: string
  /** Of the driver, the client or the admin. */
  readonly id: string
  readonly role: Role
  readonly rank: number
  /** Where they were reached; of a closed account the former address, unless somebody else has it by now. */
  readonly email: string
  readonly phone: string | null
  readonly organizationId: string | null
  readonly isDeleted: boolean
  readonly isErased: boolean
}

/** By the id of the driver, the client or the admin, which is nobody else's. Undefined for what is no id of anybody. */
export async function findPerson(db: Executor, id: string): Promise<Person | undefined> {
  if (!validate(id)) return undefined
  const [found] = await rows<Person>(
    db,
    sql`SELECT u.id AS sub, p.id, u.role, u.rank, p.phone, p.organization_id AS "organizationId",
          CASE WHEN EXISTS (SELECT 1 FROM users o WHERE lower(o.email) = lower(u.former_email)) THEN u.email
            ELSE coalesce(u.former_email, u.email) END AS email,
          coalesce(p.deleted_at, u.erased_at) IS NOT NULL AS "isDeleted", u.erased_at IS NOT NULL AS "isErased"
        FROM (
          SELECT id, user_id, NULL AS phone, NULL::uuid AS organization_id, deleted_at FROM admins
          UNION ALL SELECT id, user_id, phone, organization_id, deleted_at FROM clients
          UNION ALL SELECT id, user_id, phone_number, NULL, NULL FROM drivers
        ) p JOIN users u ON u.id = p.user_id WHERE p.id = ${id}::uuid`,
  )
  return found
}
