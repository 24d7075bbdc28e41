import type { WebConfig } from '@volant/contract/rest/service'
import type { Variables } from '../../variables'

function originsOf(...urls: readonly (string | undefined)[]): string[] {
  return urls.flatMap((url) => (url !== undefined && URL.canParse(url) ? [new URL(url).origin] : []))
}

/** /config.json, and the origins that the content policy has to let in for it. */
export function webConfigOf(settings: Variables) {
  const config: WebConfig = {
    demo: settings.DEMO,
    mapStyleUrl: settings.MAP_STYLE_URL ?? null,
    supportEmail: settings.SUPPORT_EMAIL,
    supportPhone: settings.SUPPORT_PHONE,
    accountingUrl: settings.ACCOUNTING_URL ?? null,
    chatUrl: settings.CHAT_URL ?? null,
    surveyOrigin: settings.SURVEY_ORIGIN ?? null,
  }
  return {
    config,
    mapOrigins: originsOf(settings.MAP_STYLE_URL),
    chatOrigins: originsOf(settings.CHAT_URL),
    surveyOrigins: originsOf(settings.SURVEY_ORIGIN),
  }
}
