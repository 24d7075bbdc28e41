import { AppError } from '@volant/contract/errors'
import { linkifyit } from 'linkify-it'

const PLACE = '{link}'
const URLS = /\b(?:https?:\/\/|www\.)[^\s]+/gi
/** Phones make a link of a bare name too. */
const names = linkifyit({ fuzzyLink: true })

function isOurs(url: string, publicUrl: string): boolean {
  return URL.canParse(url) && new URL(url).origin === new URL(publicUrl).origin
}

function namesAnother(message: string, publicUrl: string): boolean {
  const bare = (names.match(message) ?? []).filter(({ schema }) => schema === '')
  return (
    (message.match(URLS) ?? []).some((url) => !isOurs(url, publicUrl)) ||
    bare.some(({ url }) => new URL(url).host !== new URL(publicUrl).host)
  )
}

/**
 * Puts the confirmation link where the text has `{link}`, else at its end.
 * @throws 400 when the text names another host: our name must not carry anybody else's links
 */
export function withLink(message: string, link: string, publicUrl: string): string {
  if (namesAnother(message, publicUrl))
    throw new AppError('BAD_USER_INPUT', { fields: [{ path: 'message', code: 'notAllowed' }] })
  return message.includes(PLACE) ? message.replaceAll(PLACE, link) : `${message.trimEnd()} ${link}`
}
