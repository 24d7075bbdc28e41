import { describe, expect, it } from 'vitest'
import { pageToOpen } from '../lib/install/messages'
import { openNotice, showNotice } from './notices'

const ORIGIN = 'https://volant.test'
const HOME = `${ORIGIN}/driver/missions`

/** What is shown for a push with this content; undefined: a push without any. */
async function shown(content: string | undefined) {
  const found: unknown[] = []
  const registration = { showNotification: async (...given: unknown[]) => void found.push(given) }
  const data = content === undefined ? null : { json: () => JSON.parse(content) as unknown }
  // only what is used of the two is here
  await showNotice({ registration } as never, data as never)
  return found
}

describe('a push', () => {
  const sent = { title: 'Mission 1', body: 'Paris → Lyon', url: '/driver/missions/1', tag: 'mission-1' }

  it('is shown with its words, and takes the place of the one before', async () => {
    const icon = '/icon-192.png'
    const options = { body: 'Paris → Lyon', tag: 'mission-1', renotify: true, icon, badge: icon, data: sent.url }
    expect(await shown(JSON.stringify(sent))).toEqual([['Mission 1', options]])
  })

  it.each([undefined, '', 'no json', 'null', '[]', '7', '{"title":7}'])(
    'of %s is shown all the same',
    async (content) => {
      expect(await shown(content)).toMatchObject([['Volant', { body: '', tag: 'news', data: '/driver/missions' }]])
    },
  )
})

interface Open {
  /** With which its document was made. */
  readonly url: string
  /** Of a version that does not know what it is asked. */
  readonly silent?: boolean
}

/** What happens to the windows that are open when a notice is tapped. */
async function tapped(data: unknown, windows: readonly Open[]) {
  const done: string[] = []
  const page = ({ url, silent = false }: Open) => ({
    url,
    focus: async () => void done.push(`focuses ${url}`),
    navigate: async (to: string) => void done.push(`loads ${to}`),
    postMessage(message: unknown, [port]: readonly MessagePort[]) {
      done.push(`asks for ${pageToOpen(message)}`)
      if (!silent) port?.postMessage('opened')
    },
  })
  const clients = {
    matchAll: async () => windows.map(page),
    openWindow: async (url: string) => void done.push(`opens ${url}`),
  }
  const notification = { data, close: () => void done.push('closes') }
  await openNotice({ clients, location: { origin: ORIGIN } } as never, notification as never)
  return done
}

describe('a notice that is tapped', () => {
  const mission = '/driver/missions/1'

  it('is shown by the window that is open, wherever the driver went in it', async () => {
    const shown = ['closes', `focuses ${HOME}`, `asks for ${mission}`]
    expect(await tapped(mission, [{ url: `${ORIGIN}/login` }, { url: HOME }, { url: `${ORIGIN}${mission}` }])).toEqual(
      shown,
    )
  })

  it('leads to its place within the page', async () => {
    const steps = await tapped('/driver/profile#papers', [{ url: HOME }])
    expect(steps.at(-1)).toBe('asks for /driver/profile#papers')
  })

  it('opens a window where there is none of a driver', async () => {
    for (const windows of [[], [{ url: `${ORIGIN}/drivers/apply` }, { url: `${ORIGIN}/login` }]])
      expect(await tapped(mission, windows)).toEqual(['closes', `opens ${ORIGIN}${mission}`])
  })

  it('is loaded into a window that does not answer', async () => {
    expect((await tapped(mission, [{ url: HOME, silent: true }])).at(-1)).toBe(`loads ${ORIGIN}${mission}`)
  })

  it.each(['https://evil.test/x', '//evil.test/x', 'javascript:alert(1)', undefined, 7])(
    'leads nowhere but to these pages: %s',
    async (data) => {
      expect(await tapped(data, [])).toEqual(['closes', `opens ${HOME}`])
    },
  )
})
