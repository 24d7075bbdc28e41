import { render } from '@react-email/render'
import { createElement } from 'react'
import type { Renderer } from '../../platform/outbox/message'
import { wordsIn } from '../../platform/words'
import type { Content } from './content'
import { Layout } from './layout'
import { MAILS, TEXTS } from './templates'
import type { MailName, Reader, TextName } from './templates'

const isText = (template: string): template is TextName => Object.hasOwn(TEXTS, template)
const isMail = (template: string): template is MailName => Object.hasOwn(MAILS, template)

/** The same words for readers without HTML. */
function plain(content: Content, { t, language }: Reader): string {
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
    `-- \n${t('footer')}`,
  ]
  return parts.join('\n\n')
}

/** Turns queued messages into words in the reader's language. @throws for an unknown template or data of another shape */
export function createRenderer(publicUrl: string): Renderer {
  return async (template, language, data) => {
    const t = await wordsIn(language, 'messages')
    const reader: Reader = { t, language, url: (path) => new URL(path, publicUrl).href }
    if (isText(template)) return { subject: '', text: TEXTS[template](data, reader) }
    if (!isMail(template)) throw new Error(`no template is called ${template}`)
    const content = MAILS[template](data, reader)
    return {
      subject: content.subject,
      text: plain(content, reader),
      html: await render(createElement(Layout, { content, reader })),
    }
  }
}
