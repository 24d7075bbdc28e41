import type { WebConfig } from '@volant/contract/rest/service'
import type { Config } from '../../config'
import { isRemote } from '../../map-tiles'
import type { Variables } from '../../variables'
import { MAP_TILES_PATH } from './map-tiles'

function originsOf(...urls: readonly (string | undefined)[]): string[] {
  return urls.flatMap((url) => (url !== undefined && URL.canParse(url) ? [new URL(url).origin] : []))
}

type Settings = Variables & Pick<Config, 'SUPPORT_EMAIL' | 'SUPPORT_PHONE'>

/** /config.json, and the origins that the content policy has to let in for it. */
export function webConfigOf(settings: Settings) {
  const tiles = settings.MAP_TILES
  const remoteTiles = tiles !== undefined && isRemote(tiles) ? tiles : undefined
  const localTiles = remoteTiles ? undefined : tiles
  const config: WebConfig = {
    demo: settings.DEMO,
    mapStyleUrl: settings.MAP_STYLE_URL ?? null,
    mapTilesUrl: localTiles ? MAP_TILES_PATH : (remoteTiles ?? null),
    supportEmail: settings.SUPPORT_EMAIL,
    supportPhone: settings.SUPPORT_PHONE,
    accountingUrl: settings.ACCOUNTING_URL ?? null,
    chatUrl: settings.CHAT_URL ?? null,
    surveyOrigin: settings.SURVEY_ORIGIN ?? null,
  }
  return {
    config,
    mapOrigins: originsOf(settings.MAP_STYLE_URL, remoteTiles),
    mapTiles: localTiles,
    chatOrigins: originsOf(settings.CHAT_URL),
    surveyOrigins: originsOf(settings.SURVEY_ORIGIN),
  }
}
