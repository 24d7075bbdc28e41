import type { Feature } from '../../platform/feature'
import type { Renderer } from '../../platform/outbox/message'
import type { Platform } from '../../platform/platform'
import { createRenderer } from './draw/render'
import { messageJobs } from './jobs'
import { messageReactions } from './reactions'

interface MessagesFeature extends Feature {
  readonly render: Renderer
}

export function createMessagesFeature({ config, db, clock }: Platform): MessagesFeature {
  return {
    reactions: messageReactions,
    jobs: messageJobs({ db, clock }),
    render: createRenderer(config.PUBLIC_URL, config.seller),
  }
}
