/// <reference lib="webworker" />
import { openPage } from '../lib/install/messages'

/** What the server sends; anything else is shown as that there is news. */
interface Notice {
  readonly title: string
  readonly body: string
  /** Path of the page that it leads to. */
  readonly url: string
  readonly tag: string
}

const HOME = '/driver/missions'
const NEWS: Notice = { title: 'Volant', body: '', url: HOME, tag: 'news' }

function read(data: PushMessageData | null): Notice {
  try {
    const sent = data?.json() as Partial<Notice> | undefined
    const text = (name: keyof Notice) => (typeof sent?.[name] === 'string' ? sent[name] : NEWS[name])
    return { title: text('title'), body: text('body'), url: text('url'), tag: text('tag') }
  } catch {
    return NEWS
  }
}

/** Every push is shown: a browser takes the permission back from pages that are silent. */
export async function showNotice(
  { registration }: Pick<ServiceWorkerGlobalScope, 'registration'>,
  data: PushMessageData | null,
): Promise<void> {
  const { title, body, url, tag } = read(data)
  // one that takes the place of another is heard as well
  const options = { body, tag, renotify: true, icon: '/icon-192.png', badge: '/icon-192.png', data: url }
  await registration.showNotification(title, options)
}

/** A page that runs answers at once, one that slept as soon as it is in front. */
const ANSWER_MS = 1000
const DRIVERS = /^\/driver(?:\/|$)/

/** Whether this window shows the page by itself, which loses nothing that is in its memory. */
async function shows(window: WindowClient, path: string): Promise<boolean> {
  const { port1, port2 } = new MessageChannel()
  const answered = new Promise<boolean>((resolve) => {
    port1.onmessage = () => resolve(true)
    setTimeout(() => resolve(false), ANSWER_MS)
  })
  window.postMessage(openPage(path), [port2])
  return answered.finally(() => port1.close())
}

/**
 * What the notice leads to comes to the front: in a window of the driver that is open, whatever it shows, else in a new one. The
 * address of a window is that with which its document was made, so it does not tell what is shown.
 */
export async function openNotice(
  { clients, location }: Pick<ServiceWorkerGlobalScope, 'clients' | 'location'>,
  notification: Notification,
): Promise<void> {
  notification.close()
  const wanted = new URL(typeof notification.data === 'string' ? notification.data : HOME, location.origin)
  const { href } = wanted.origin === location.origin ? wanted : new URL(HOME, location.origin)
  const open = await clients.matchAll({ type: 'window' })
  const window = open.find(({ url }) => DRIVERS.test(new URL(url).pathname))
  if (!window) return void (await clients.openWindow(href))
  await window.focus()
  // a page of a version before this one does not answer: it is loaded anew
  if (!(await shows(window, href.slice(location.origin.length)))) await window.navigate(href)
}
