import { describe, expect, it } from 'vitest'
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

/** What happens to the windows that are open when a notice is tapped. */
async function tapped(data: unknown, windows: readonly string[]) {
  const done: string[] = []
  const clients = {
    matchAll: async () => windows.map((url) => ({ url, focus: async () => void done.push(`focuses ${url}`) })),
    openWindow: async (url: string) => void done.push(`opens ${url}`),
  }
  const notification = { data, close: () => void done.push('closes') }
  await openNotice({ clients, location: { origin: ORIGIN } } as never, notification as never)
  return done
}

describe('a notice that is tapped', () => {
  it('brings the page of its mission to the front, or opens it', async () => {
    const page = `${ORIGIN}/driver/missions/1`
    expect(await tapped('/driver/missions/1', [HOME, page])).toEqual(['closes', `focuses ${page}`])
    expect(await tapped('/driver/missions/1', [HOME])).toEqual(['closes', `opens ${page}`])
  })

  it.each(['https://evil.test/x', '//evil.test/x', 'javascript:alert(1)', undefined, 7])(
    'leads nowhere but to these pages: %s',
    async (data) => {
      expect(await tapped(data, [])).toEqual(['closes', `opens ${HOME}`])
    },
  )
})
