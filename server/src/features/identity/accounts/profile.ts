import { isDeepStrictEqual } from 'node:util'
import { AppError } from '@volant/contract/errors'
import type { ClientActor, Language, SignedInActor } from '@volant/domain/kernel/actor'
import type { Clock } from '../../../platform/clock'
import type { Database } from '../../../platform/db/database'
import { toE164 } from '../../../platform/phone'
import { lockClient, updateClient } from '../store/people'
import { changeLanguage } from './language'

/** Nothing else of one's own row can be changed by oneself. A text left out stays, an empty one is cleared. */
export interface ProfileChange {
  readonly firstName?: string
  readonly lastName?: string
  readonly phone?: string | null
  readonly assigneeFunction?: string | null
  readonly assigneeService?: string | null
  readonly language?: Language
}

export interface Profile {
  /** @throws AppError BAD_USER_INPUT with field `phone` */
  update(actor: ClientActor, change: ProfileChange): Promise<void>
  /** From now on messages and documents are written in this language. */
  speak(actor: SignedInActor, language: Language): Promise<void>
}

function phoneOf(phone: string | null | undefined): string | null | undefined {
  if (phone === undefined || phone === null) return phone
  const stored = toE164(phone)
  if (stored === null) throw new AppError('BAD_USER_INPUT', { fields: [{ path: 'phone', code: 'invalidPhoneNumber' }] })
  return stored
}

function textOf(text: string | null | undefined): string | null | undefined {
  return text === undefined ? undefined : text || null
}

export function createProfile({ db, clock }: { readonly db: Database; readonly clock: Clock }): Profile {
  return {
    speak: (actor, language) => db.tx((tx) => changeLanguage(tx, actor.sub, language, clock.now())),

    async update(actor, change) {
      const sent: [string, unknown][] = Object.entries({
        firstName: change.firstName,
        lastName: change.lastName,
        phone: phoneOf(change.phone),
        jobFunction: textOf(change.assigneeFunction),
        service: textOf(change.assigneeService),
      })
      const set = Object.fromEntries(sent.filter(([, value]) => value !== undefined))
      await db.tx(async (tx) => {
        const stored = await lockClient(tx, actor.profileId)
        if (!isDeepStrictEqual({ ...stored, ...set }, stored))
          await updateClient(tx, actor.profileId, { ...set, updatedAt: clock.now() })
        if (change.language !== undefined) await changeLanguage(tx, actor.sub, change.language, clock.now())
      })
    },
  }
}
