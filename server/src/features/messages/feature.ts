import type { Feature } from '../../platform/feature'
import type { Renderer } from '../../platform/outbox/message'
import type { Platform } from '../../platform/platform'
import { messageReactions } from './reactions'
import { createRenderer } from './draw/render'

interface MessagesFeature extends Feature {
  readonly render: Renderer
}

export function createMessagesFeature({ config }: Platform): MessagesFeature {
  return { reactions: messageReactions, render: createRenderer(config.PUBLIC_URL, config.seller) }
}
