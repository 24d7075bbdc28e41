import { AppError } from '@volant/contract/errors'
import { linkifyit } from 'linkify-it'

const PLACE = '{link}'
const URLS = /(?:\b[a-z][a-z\d+.-]*:)?\/\/[^\s]+/gi
const DOT = String.raw`[.\u3002\uff0e\uff61]`
const LETTER = String.raw`[^\s@/\\:.\u3002\uff0e\uff61()<>"'\u00ab\u00bb,;!?]`
/** Names with a dot between letters, whatever they end in. Those behind an @ are a mailbox's, and an initial is none. */
const DOTTED = new RegExp(
  `(?<!@|${DOT}|${LETTER})(?:${LETTER}+${DOT})*${LETTER}{2,}${DOT}\\p{L}{2}${LETTER}*(?::\\d+)?`,
  'gu',
)
/** Names of one letter that end as hosts have done for long. */
const known = linkifyit({ fuzzyLink: true })

function isOurs(url: string, publicUrl: string): boolean {
  return URL.canParse(url) && new URL(url).origin === new URL(publicUrl).origin
}

function isOurHost(name: string, publicUrl: string): boolean {
  return URL.canParse(`https://${name}`) && new URL(`https://${name}`).host === new URL(publicUrl).host
}

/** Phones make a link of a bare name too. */
function bareNames(message: string): string[] {
  const linked = (known.match(message) ?? []).filter(({ schema }) => schema === '')
  return [...(message.match(DOTTED) ?? []), ...linked.map(({ text }) => text)]
}

function namesAnother(message: string, publicUrl: string): boolean {
  return (
    (message.match(URLS) ?? []).some((url) => !isOurs(url, publicUrl)) ||
    bareNames(message).some((name) => !isOurHost(name, publicUrl))
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
