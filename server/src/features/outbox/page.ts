import { TZDate } from '@date-fns/tz'
import { format } from 'date-fns'
import type { Sending, ShownMessage } from './read'

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
const escaped = (text: string) => text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '')

/** The text with its addresses as links; the full stop behind one is not part of it. */
function linked(text: string): string {
  return text
    .split(/(https?:\/\/[^\s<>"']*[^\s<>"'.,;:!?)])/)
    .map((part, index) => (index % 2 === 1 ? `<a href="${escaped(part)}">${escaped(part)}</a>` : escaped(part)))
    .join('')
}

/** Nothing for a message that left: only what waits or failed needs a word. */
function progress({ state, attempts, lastError }: Sending): string {
  if (state === 'sent') return ''
  const tries = `${attempts} ${attempts > 1 ? 'essais' : 'essai'}`
  const word = state === 'parked' ? `échec après ${tries}` : attempts === 0 ? 'en attente' : `en attente, ${tries}`
  return `<p class="${state}">${word}${lastError ? ` · ${escaped(lastError)}` : ''}</p>`
}

const BADGES = { email: '✉ e-mail', sms: '☎ SMS', push: '🔔 push' } as const

function article(message: ShownMessage & Sending): string {
  const { channel, to, subject, text, html, attachment, createdAt } = message
  const at = format(new TZDate(createdAt, 'Europe/Paris'), 'dd/MM HH:mm:ss')
  const letter = html
    ? `<details><summary>HTML</summary><iframe sandbox="allow-popups" srcdoc="${escaped(html)}"></iframe></details>`
    : ''
  const enclosed = attachment ? `<p>📎 <a href="${escaped(attachment.url)}">${escaped(attachment.name)}</a></p>` : ''
  return `<article>
<header><b class="${channel}">${BADGES[channel]}</b><span>${escaped(to)}</span><time datetime="${createdAt}">${at}</time></header>${progress(message)}
${subject ? `<h2>${escaped(subject)}</h2>` : ''}<pre>${linked(text)}</pre>${enclosed}${letter}
</article>`
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
export function outboxPage(messages: readonly (ShownMessage & Sending)[]): string {
  return `<!doctype html>
<html lang="fr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">
<title>Volant · outbox (${messages.length})</title><style>${STYLE}</style></head>
<body><main><h1>Volant · outbox (${messages.length})</h1>${messages.map(article).join('\n')}</main></body></html>`
}
