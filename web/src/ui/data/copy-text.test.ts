import { afterEach, expect, it, vi } from 'vitest'
import { notify } from '../feedback/toasts'
import { copyText } from './copy-text'

vi.mock('../feedback/toasts', () => ({ notify: { success: vi.fn(), error: vi.fn() } }))
const { success, error } = vi.mocked(notify)
afterEach(() => {
  vi.unstubAllGlobals()
  vi.clearAllMocks()
})

const copy = () => copyText('482913', 'Code copié', 'Rien n’a été copié')

it('says that a text was copied once it was, and not before', async () => {
  let written: () => void = () => undefined
  const writeText = vi.fn(() => new Promise<void>((resolve) => (written = resolve)))
  vi.stubGlobal('navigator', { clipboard: { writeText } })
  const copied = copy()
  expect(writeText).toHaveBeenCalledWith('482913')
  expect(success).not.toHaveBeenCalled()
  written()
  expect(await copied).toBe(true)
  expect(success).toHaveBeenCalledWith('Code copié')
  expect(error).not.toHaveBeenCalled()
})

it.each([
  ['a browser that refuses', { clipboard: { writeText: () => Promise.reject(new Error('NotAllowedError')) } }],
  ['a page without a clipboard', {}],
])('%s has copied nothing, and says so', async (_, navigator) => {
  vi.stubGlobal('navigator', navigator)
  expect(await copy()).toBe(false)
  expect(error).toHaveBeenCalledWith('Rien n’a été copié')
  expect(success).not.toHaveBeenCalled()
})
