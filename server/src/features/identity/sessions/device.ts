import Bowser from 'bowser'

/** What a session was opened with, in words a person knows. */
export interface Device {
  readonly browser: string | null
  readonly system: string | null
}

const LONGEST = 512
const LONGEST_WORD = 40

const wordOf = (name: string | undefined): string | null => name?.slice(0, LONGEST_WORD).trim() || null

/** Only these two words are kept: the whole header would tell people apart. */
export function deviceOf(userAgent: string | undefined): Device {
  const header = userAgent?.slice(0, LONGEST).trim()
  if (!header) return { browser: null, system: null }
  const { browser, os } = Bowser.parse(header)
  return { browser: wordOf(browser.name), system: wordOf(os.name) }
}
