import * as verbs from '@volant/contract/rest/upkeep'
import { defineRoute } from '../../../platform/operations/registry'
import type { RestOperation } from '../../../platform/operations/registry'
import type { Platform } from '../../../platform/platform'
import { jobsOf } from '../read/jobs'
import { messagesPage } from '../read/messages'
import { securityPage } from '../read/security-log'
import { stateOf } from '../read/state'
import type { Running } from '../read/state'
import type { MessageMoves } from '../service'

const DONE = { success: true as const }

/** How the product runs, for super administrators. Description 2.22. */
export function upkeepDoors(
  platform: Platform,
  moves: MessageMoves,
  running: () => Running | undefined,
): readonly RestOperation[] {
  const { db, clock } = platform
  return [
    defineRoute(verbs.upkeepState, {}, () => stateOf(platform, running())),
    defineRoute(verbs.upkeepMessages, {}, (_ctx, { query }) => messagesPage(db, query)),
    defineRoute(verbs.sendMessageAgain, { idempotent: true }, async (ctx, { body }) => {
      await moves.sendAgain(ctx, body.id)
      return DONE
    }),
    defineRoute(verbs.sendParkedAgain, { idempotent: true }, (ctx, { body }) =>
      moves.sendParkedAgain(ctx, body.channel ?? []),
    ),
    defineRoute(verbs.giveMessageUp, { idempotent: true }, async (ctx, { body }) => {
      await moves.giveUp(ctx, body.id)
      return DONE
    }),
    defineRoute(verbs.upkeepJobs, {}, () => jobsOf(db, clock.now())),
    defineRoute(verbs.securityEvents, {}, (_ctx, { query }) => securityPage(db, query)),
  ]
}
