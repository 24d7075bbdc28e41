import { defineResolver } from '../../platform/operations/registry'
import type { GraphqlOperation } from '../../platform/operations/registry'
import type { NoticeSettings } from './service'

const CHANGES = { by: 'user', max: 60, seconds: 60 } as const

export function noticeResolvers(settings: NoticeSettings): GraphqlOperation[] {
  return [
    defineResolver('ownNoticeSettings', {}, ({ actor }) => settings.find(actor)),
    defineResolver('updateOwnNoticeSettings', { limits: [CHANGES] }, ({ actor }, { input }) =>
      settings.update(actor, input),
    ),
  ]
}
