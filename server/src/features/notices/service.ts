import { AppError } from '@volant/contract/errors'
import type { OwnNoticeSettings, OwnNoticeSettingsInput } from '@volant/contract/schema.generated'
import type { Actor, DriverActor } from '@volant/domain/kernel/actor'
import type { Platform } from '../../platform/platform'
import { mutedOf, replaceMuted } from './store'

function driver(actor: Actor): DriverActor {
  if (actor.role !== 'DRIVER') throw new AppError('FORBIDDEN', { reason: 'WRONG_ROLE' })
  return actor
}

interface Deps extends Pick<Platform, 'db'> {
  readonly push: Pick<Platform['push'], 'publicKey'>
}

/** What a driver's browsers tell of, and what they subscribe with. */
export function createNoticeSettings({ db, push }: Deps) {
  const { publicKey } = push
  return {
    async find(actor: Actor): Promise<OwnNoticeSettings> {
      return { muted: await mutedOf(db.sql, driver(actor).sub), publicKey }
    },

    async update(actor: Actor, { muted }: OwnNoticeSettingsInput): Promise<OwnNoticeSettings> {
      const { sub } = driver(actor)
      return db.tx(async (tx) => {
        await replaceMuted(tx, sub, [...new Set(muted)])
        return { muted: await mutedOf(tx.sql, sub), publicKey }
      })
    },
  }
}

export type NoticeSettings = ReturnType<typeof createNoticeSettings>
