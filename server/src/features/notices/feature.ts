import type { Feature } from '../../platform/feature'
import type { Platform } from '../../platform/platform'
import { noticeResolvers } from './doors'
import { createNoticeSettings } from './service'

export function createNoticesFeature(platform: Platform): Feature {
  return { operations: noticeResolvers(createNoticeSettings(platform)) }
}
