import type { WebConfig } from '@volant/contract/rest/service'

/** What the configuration says about the web app. */
export interface WebSettings {
  readonly DEMO: boolean
  readonly MAP_STYLE_URL?: string | undefined
  readonly SUPPORT_EMAIL: string
  readonly SUPPORT_PHONE: string
  readonly ACCOUNTING_URL?: string | undefined
  readonly CHAT_URL?: string | undefined
  readonly SURVEY_ORIGIN?: string | undefined
  readonly PUSH_PUBLIC_KEY?: string | undefined
}

function originsOf(...urls: readonly (string | undefined)[]): string[] {
  return urls.flatMap((url) => (url !== undefined && URL.canParse(url) ? [new URL(url).origin] : []))
}

/** /config.json, and the origins that the content policy has to let in for it. */
export function webConfigOf(settings: WebSettings) {
  const config: WebConfig = {
    demo: settings.DEMO,
    mapStyleUrl: settings.MAP_STYLE_URL ?? null,
    supportEmail: settings.SUPPORT_EMAIL,
    supportPhone: settings.SUPPORT_PHONE,
    accountingUrl: settings.ACCOUNTING_URL ?? null,
    chatUrl: settings.CHAT_URL ?? null,
    surveyOrigin: settings.SURVEY_ORIGIN ?? null,
    pushPublicKey: settings.PUSH_PUBLIC_KEY ?? null,
  }
  return {
    config,
    mapOrigins: originsOf(settings.MAP_STYLE_URL),
    chatOrigins: originsOf(settings.CHAT_URL),
  }
}
