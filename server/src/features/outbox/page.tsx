import { TZDate } from '@date-fns/tz'
import type { Language } from '@volant/domain/kernel/actor'
import { ZONE } from '@volant/domain/kernel/time'
import { format } from 'date-fns'
import { linkifyit } from 'linkify-it'
import { renderToStaticMarkup } from 'react-dom/server'
import { wordsIn } from '../../platform/words'
import type { Translate } from '../../platform/words'
import type { Sending, ShownMessage } from './read'

type Shown = ShownMessage & Sending

interface Props<Message> {
  readonly t: Translate<'messages'>
  readonly message: Message
}

const links = linkifyit({ fuzzyLink: false, fuzzyEmail: false })

/** The text with its addresses as links; the full stop behind one is not part of it. */
function Linked({ text }: { readonly text: string }) {
  const found = links.match(text) ?? []
  const ends = [0, ...found.map(({ lastIndex }) => lastIndex)]
  return (
    <pre>
      {found.map(({ index, url, raw }, place) => [
        text.slice(ends[place], index),
        <a key={index} href={url}>
          {raw}
        </a>,
      ])}
      {text.slice(ends.at(-1))}
    </pre>
  )
}

/** Nothing for a message that left: only what waits or failed needs a word. */
function Progress({ t, message: { state, attempts, lastError } }: Props<Sending>) {
  if (state === 'sent') return null
  const waits = attempts === 0 ? t('outbox.waits') : t('outbox.waitsAgain', { attempts })
  const word = state === 'parked' ? t('outbox.failed', { attempts }) : waits
  return <p className={state}>{lastError ? `${word} · ${lastError}` : word}</p>
}

const SIGNS = { email: '✉', sms: '☎', push: '🔔' } as const

function Article({ t, message }: Props<Shown>) {
  const { channel, to, subject, text, html, attachment, createdAt } = message
  return (
    <article>
      <header>
        <b className={channel}>{`${SIGNS[channel]} ${t(`outbox.channel.${channel}`)}`}</b>
        <span>{to}</span>
        <time dateTime={createdAt}>{format(new TZDate(createdAt, ZONE), 'dd/MM HH:mm:ss')}</time>
      </header>
      <Progress t={t} message={message} />
      {subject && <h2>{subject}</h2>}
      <Linked text={text} />
      {attachment && (
        <p>
          📎 <a href={attachment.url}>{attachment.name}</a>
        </p>
      )}
      {html && (
        <details>
          <summary>HTML</summary>
          <iframe title="HTML" sandbox="allow-popups" srcDoc={html} />
        </details>
      )}
    </article>
  )
}

const STYLE = `body{margin:0 auto;padding:2rem 1rem;max-width:46rem;background:#f6f7f9;color:#1c2430;font:16px/1.5 system-ui,sans-serif}
h1{font-size:1.4rem}h2{font-size:1.05rem;margin:.5rem 0}
article{background:#fff;border:1px solid #e1e5ea;border-radius:10px;padding:1rem 1.2rem;margin:1rem 0}
header{display:flex;gap:.8rem;flex-wrap:wrap;align-items:baseline;color:#566173;font-size:.9rem}header span{flex:1;overflow-wrap:anywhere}
b{border-radius:6px;padding:.1rem .5rem;font-weight:600}.email{background:#e6effb;color:#174a87}.sms{background:#e4f4e9;color:#1b5e34}.push{background:#f1e8fb;color:#55308a}
.queued,.parked{margin:.5rem 0;padding:.35rem .6rem;border-radius:6px;font-size:.9rem;overflow-wrap:anywhere;background:#fdf0c3;color:#6b4300}.parked{background:#fde8e6;color:#a61b12}
pre{margin:0;white-space:pre-wrap;overflow-wrap:anywhere;font:inherit}summary{cursor:pointer;color:#566173;font-size:.9rem;margin-top:.6rem}
iframe{width:100%;height:44rem;background:#fff;border:1px solid #e1e5ea;border-radius:6px;margin-top:.5rem}`

/** The messages as a page without scripts; a letter's HTML stands in a frame that may run nothing. */
export async function outboxPage(messages: readonly Shown[], language: Language): Promise<string> {
  const t = await wordsIn(language, 'messages')
  const title = `Volant · ${t('outbox.title')} (${messages.length})`
  const page = (
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="robots" content="noindex" />
        <title>{title}</title>
        <style>{STYLE}</style>
      </head>
      <body>
        <main>
          <h1>{title}</h1>
          {messages.map((message) => (
            <Article key={message.id} t={t} message={message} />
          ))}
        </main>
      </body>
    </html>
  )
  return `<!doctype html>${renderToStaticMarkup(page)}`
}
