import { expect, it, vi } from 'vitest'
import { tokens } from './tokens'

function storage() {
  const stored = new Map<string, string>()
  return {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    clear: () => stored.clear(),
  }
}
vi.stubGlobal('localStorage', storage())
vi.stubGlobal('sessionStorage', storage())
vi.stubGlobal('window', { addEventListener: () => undefined })

it('forgets the session and what was typed, but not what was chosen for the device', async () => {
  const { installation } = await import('./install/prompt')
  tokens.keep({ IdToken: 'x', AccessToken: '', RefreshToken: 'y' })
  localStorage.setItem('volant.language', 'en')
  localStorage.setItem('volant.scheme', 'dark')
  localStorage.setItem('volant.wizard.new.OKM', '{}')
  installation.decline()
  tokens.clear()
  expect([tokens.id(), tokens.refresh()]).toEqual([null, null])
  const left = ['volant.language', 'volant.scheme', 'volant.wizard.new.OKM'].map((key) => localStorage.getItem(key))
  expect(left).toEqual(['en', 'dark', null])
  expect(installation.wasOffered()).toBe(true)
})
