import type { Reaction } from './bus'
import type { Heard } from './db/database'
import type { Job } from './jobs'
import type { Operation } from './operations/registry'
import type { Retention } from './retention'

/** Who decides about which files; the files feature names the kinds of owners. */
export interface FileOwners {}

/** What a feature hands to the product. What other features may call of it stands beside these, under a name of its own. */
export interface Feature {
  readonly operations?: readonly Operation[]
  readonly reactions?: readonly Reaction[]
  readonly jobs?: readonly Job[]
  readonly files?: Partial<FileOwners>
  /** What may be kept no longer than so long. */
  readonly retention?: readonly Retention[]
  /** What other processes say through the database, by channel. */
  readonly listens?: Readonly<Record<string, Heard>>
  /** How the addresses behind its secret links begin, pages and calls: nothing of them is cached, indexed or referred to. */
  readonly publicLinks?: readonly string[]
}
