import type { NewAccount, RoleAndRank } from '../../features/identity/public'
import type { Tx } from '../../platform/db/database'
import type { Random } from '../random'
import type { Services } from '../services'
import { FIRST_NAMES, LAST_NAMES, plain } from './names'

/** What every account of the demo opens with. */
export const DEMO_PASSWORD = 'Volant-demo-2026'

type Wanted = RoleAndRank & Pick<NewAccount, 'email' | 'language'> & Partial<Pick<NewAccount, 'status'>>

export function openAccount(services: Services, tx: Tx, wanted: Wanted): Promise<string> {
  return services.accounts.createAccount(tx, {
    status: 'CONFIRMED',
    ...wanted,
    password: DEMO_PASSWORD,
  })
}

export interface Name {
  readonly firstName: string
  readonly lastName: string
}

/** Names that nobody else in the demo has. */
export function createNames(random: Random): () => Name {
  const taken = new Set<string>()
  return function next() {
    const name = { firstName: random.pick(FIRST_NAMES), lastName: random.pick(LAST_NAMES) }
    const whole = emailName(name)
    if (taken.has(whole)) return next()
    taken.add(whole)
    return name
  }
}

export function emailName({ firstName, lastName }: Name): string {
  return `${plain(firstName)}.${plain(lastName)}`
}
