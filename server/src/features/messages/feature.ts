import type { Feature } from '../../platform/feature'
import type { ReaderLists } from '../../platform/outbox/broadcasts'
import type { Renderer } from '../../platform/outbox/message'
import type { Platform } from '../../platform/platform'
import { createRenderer } from './draw/render'
import { messageJobs } from './jobs'
import { messageReactions } from './reactions'
import { READER_LISTS } from './read/people'

interface MessagesFeature extends Feature {
  readonly render: Renderer
  readonly readerLists: ReaderLists
}

export function createMessagesFeature({ config, db, clock }: Platform): MessagesFeature {
  return {
    reactions: messageReactions,
    jobs: messageJobs({ db, clock }),
    render: createRenderer(config.PUBLIC_URL, config.SUPPORT_EMAIL, config.seller),
    readerLists: READER_LISTS,
  }
}
