import { AppError } from '@volant/contract/errors'
import type { SessionUser } from '@volant/contract/rest/auth'
import type { SignedInActor } from '@volant/domain/kernel/actor'
import type { Database } from '../../../platform/db/database'
import { findPerson } from '../store/people'

export interface Me {
  find(actor: SignedInActor): Promise<SessionUser>
}

export function createMe({ db }: { readonly db: Database }): Me {
  return {
    async find(actor) {
      const found = await findPerson(db.sql, actor.sub)
      if (!found) throw new AppError('UNAUTHENTICATED')
      return {
        ...found,
        sub: actor.sub,
        'custom:role': actor.role,
        'custom:rank': actor.role === 'DRIVER' ? null : actor.rank,
        profileId: actor.profileId,
        connected: true,
        language: actor.language,
      }
    },
  }
}
