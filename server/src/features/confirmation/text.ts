import { AppError } from '@volant/contract/errors'

const PLACE = '{link}'
const URLS = /\b(?:https?:\/\/|www\.)[^\s]+/gi

function isOurs(url: string, publicUrl: string): boolean {
  return URL.canParse(url) && new URL(url).origin === new URL(publicUrl).origin
}

/**
 * Puts the confirmation link where the text has `{link}`, else at its end.
 * @throws 400 when the text names another host: our name must not carry anybody else's links
 */
export function withLink(message: string, link: string, publicUrl: string): string {
  const foreign = (message.match(URLS) ?? []).some((url) => !isOurs(url, publicUrl))
  if (foreign) throw new AppError('BAD_USER_INPUT', { fields: [{ path: 'message', code: 'notAllowed' }] })
  return message.includes(PLACE) ? message.replaceAll(PLACE, link) : `${message.trimEnd()} ${link}`
}
