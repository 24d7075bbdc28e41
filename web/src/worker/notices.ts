/// <reference lib="webworker" />

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

/** The page of the mission comes to the front: the window that shows it, or a new one. */
export async function openNotice(
  { clients, location }: Pick<ServiceWorkerGlobalScope, 'clients' | 'location'>,
  notification: Notification,
): Promise<void> {
  notification.close()
  const wanted = new URL(typeof notification.data === 'string' ? notification.data : HOME, location.origin)
  const { href } = wanted.origin === location.origin ? wanted : new URL(HOME, location.origin)
  const open = await clients.matchAll({ type: 'window', includeUncontrolled: true })
  const shown = open.find(({ url }) => url === href)
  await (shown ? shown.focus() : clients.openWindow(href))
}
