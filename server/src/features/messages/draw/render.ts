import { isPickUpProblem } from '@volant/domain/deliveries/problems'
import { inGsm7 } from '@volant/domain/messages/gsm7'
import type { Renderer } from '../../../platform/outbox/message'
import { wordsIn } from '../../../platform/words'
import type { Content } from '../templates/content'
import { PUSHES } from '../templates/pushes'
import type { PushName } from '../templates/pushes'
import type { Reader } from '../templates/reader'
import { MAILS } from '../templates/templates'
import type { MailName, TextName } from '../templates/templates'
import { TEXTS } from '../templates/texts'

const isText = (template: string): template is TextName => Object.hasOwn(TEXTS, template)
const isPush = (template: string): template is PushName => Object.hasOwn(PUSHES, template)
const isMail = (template: string): template is MailName => Object.hasOwn(MAILS, template)

/** The same words for readers without HTML. */
function plain(content: Content, { t, language }: Reader, sender: string): string {
  const named = (label: string, value: string) => `${label}${language === 'fr' ? '\u00a0:' : ':'} ${value}`
  const { firstName, paragraphs, facts = [], code, button, notes = [] } = content
  const parts = [
    firstName ? t('greeting.named', { firstName }) : t('greeting.plain'),
    ...paragraphs,
    ...(code === undefined ? [] : [code]),
    ...(facts.length === 0 ? [] : [facts.map(({ label, value }) => named(label, value)).join('\n')]),
    ...(button === undefined ? [] : [named(button.label, button.url)]),
    ...notes,
    t('signature'),
    `-- \n${t('footer')}\n${sender}`,
  ]
  return parts.join('\n\n')
}

/** Who writes, as the law wants a company to name itself. */
interface Sender {
  readonly name: string
  readonly legalForm: string
  readonly address: string
  readonly siren: string
}

/** Turns queued messages into words in the reader's language. @throws for an unknown template or data of another shape */
export function createRenderer(
  publicUrl: string,
  support: string,
  { name, legalForm, address, siren }: Sender,
): Renderer {
  const sender = `${name}, ${legalForm} · ${address} · SIREN ${siren}`
  return async (template, language, data) => {
    const [t, deliveries, problems, own, expenses] = await Promise.all([
      wordsIn(language, 'messages'),
      wordsIn(language, 'deliveries'),
      wordsIn(language, 'problems'),
      wordsIn(language, 'ownFile'),
      wordsIn(language, 'expenses'),
    ])
    const url = (path: string) => new URL(path, publicUrl).href
    const reason: Reader['reason'] = (code) => deliveries(`cancelReason.${code}`)
    const problem: Reader['problem'] = (kind) => (isPickUpProblem(kind) ? reason(kind) : problems(`kind.${kind}`))
    const paper: Reader['paper'] = (name) => own(`paper.${name}`)
    const expense: Reader['expense'] = (kind) => expenses(`kind.${kind}`)
    const reader: Reader = { t, language, support, url, reason, problem, paper, expense }
    if (isText(template)) {
      const text = TEXTS[template](data, reader)
      // what an admin wrote stands as it was written: they were told what it costs
      return { subject: '', text: template === 'plainText' ? text : inGsm7(text) }
    }
    if (isPush(template)) {
      const { title, body, ...push } = PUSHES[template](data, reader)
      return { subject: title, text: body, push }
    }
    if (!isMail(template)) throw new Error(`no template is called ${template}`)
    const content = MAILS[template](data, reader)
    // comes with the first mail
    const { drawLetter } = await import('./letter')
    return {
      subject: content.subject,
      text: plain(content, reader, sender),
      html: drawLetter({ content, reader, sender }),
    }
  }
}
