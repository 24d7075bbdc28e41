import { PEOPLE } from '../../../server/test/permission-table'
import type { Line } from '../../../server/test/permission-table'
import type { Caller, Sent, Target } from '../../../server/test/sample-request'
import type { SignedCast } from './cast'
import type { Answer } from './http'
import { sampleOf } from './operations'
import type { Who } from './operations'
import type { Shots } from './shots'

/** Whoever asks here gets a session of their own first: the operation ends it. */
const ENDS_SESSION = ['POST /auth/logout', 'POST /auth/refresh-token']
/** They make something new each time, or leave a room, which tells nothing: a foreign name is no other than an unknown one. */
const TELLS_NOTHING = /add-member|apply|createOrganization|createAdmin|live leave-delivery/

/** Of what nobody has there are no members, which is an answer too. */
const LISTS = /^find|get-all-/

/** How a deployment is asked. */
export interface Asking {
  readonly people: SignedCast
  readonly nothing: () => Target
  send(operation: string, sent: Sent, token: string | undefined): Promise<Answer<unknown>>
  renew(who: keyof SignedCast): Promise<{ readonly token: string; readonly refreshToken: string }>
}

interface Counted {
  readonly n: number
  readonly bad: readonly string[]
}

/** As in the table of permissions; `!` for a failure. */
function letterOf(operation: string, { status, body }: Answer<unknown>): string {
  // that the product is not ready now is an answer of this door
  if (status === 503 && operation === 'GET /health/ready') return '+'
  if (status >= 500 || status === 429 || status === 0) return `!${status}`
  if (status === 401) return '-'
  if (status === 403) return 'x'
  if (status === 404) return '0'
  // what a query finds nothing for
  const data = (body as { readonly data?: Readonly<Record<string, unknown>> } | undefined)?.data
  return status === 200 && data && data[operation] === null ? '0' : '+'
}

const wordsOf = ({ status, text, lost }: Answer<unknown>) => `${lost ?? status} ${text.slice(0, 120)}`

async function ask(asking: Asking, line: Line, who: Who, target: Target): Promise<Answer<unknown>> {
  const { operation } = line
  const somebody = who === 'AN' ? 'C4' : who
  const { profileId, email: username, token } = asking.people[somebody]
  const own = ENDS_SESSION.includes(operation) ? await asking.renew(somebody) : undefined
  const caller: Caller = { persona: who, profileId, username, refreshToken: own?.refreshToken ?? '' }
  const session = operation === 'POST /auth/logout' && own ? own.token : token
  return asking.send(operation, sampleOf(line).send(target, caller), who === 'AN' ? undefined : session)
}

/** Each person before one door, with what is their own organisation's. */
export async function walk(asking: Asking, line: Line, { own, kept }: Shots): Promise<Counted> {
  const { title, operation, cells } = line
  const bad: string[] = []
  const told = new Set<string>()
  for (const [index, who] of PEOPLE.entries()) {
    const answer = await ask(asking, line, who, own[index] ?? kept)
    const [expected, letter] = [cells[index], letterOf(operation, answer)]
    if (expected === 's') {
      told.add(`${answer.status} ${answer.text}`)
      if (![400, 401, 404].includes(answer.status))
        bad.push(`${title} as ${who} without its secret: ${wordsOf(answer)}`)
    } else if (expected !== letter) bad.push(`${title} as ${who}: ${letter} instead of ${expected}: ${wordsOf(answer)}`)
  }
  if (told.size > 1) bad.push(`${title} without its secret: ${[...told].join(' or ')}`)
  return { n: PEOPLE.length, bad }
}

/** What is foreign is answered like what does not exist, byte for byte: request ids stand in headers only. */
export async function compare(
  asking: Asking,
  line: Line,
  { kept, foreign }: Shots,
  everybody: readonly Who[],
): Promise<Counted> {
  const { title, operation, cells } = line
  const { at, send } = sampleOf(line)
  if (TELLS_NOTHING.test(operation) || cells.includes('s')) return { n: 0, bad: [] }
  const bad: string[] = []
  const isNamed = (who: Who) => {
    const nobody: Caller = { persona: who, profileId: 'x', username: 'x', refreshToken: 'x' }
    return JSON.stringify(send(foreign, nobody)) !== JSON.stringify(send(asking.nothing(), nobody))
  }
  // for admins nothing is foreign, and an open auction is everybody's who drives
  const people = everybody.filter(isNamed).filter((who) => !(who.startsWith('D') && at === 'WAITING_FOR_DRIVER'))
  const outside = people.filter((who) => !/^A\d/.test(who))
  for (const who of people) {
    const nowhere = await ask(asking, line, who, asking.nothing())
    if (nowhere.status < 300 && letterOf(operation, nowhere) === '+' && !LISTS.test(operation))
      bad.push(`${title} as ${who} takes a name that nobody has: ${wordsOf(nowhere)}`)
    if (letterOf(operation, nowhere).startsWith('!')) bad.push(`${title} as ${who}: ${wordsOf(nowhere)}`)
    if (!outside.includes(who)) continue
    const there = await ask(asking, line, who, who === 'CX' ? kept : foreign)
    if (there.status !== nowhere.status || there.text !== nowhere.text)
      bad.push(`${title} as ${who} tells the foreign from the unknown: ${wordsOf(there)} / ${wordsOf(nowhere)}`)
  }
  return { n: people.length + outside.length, bad }
}

/** At a status that is not the operation's nobody gets through. */
export async function comeAtTheWrongTime(
  asking: Asking,
  line: Line,
  { elsewhere }: Shots,
  everybody: readonly Who[],
): Promise<Counted> {
  const bad: string[] = []
  for (const [status, target] of elsewhere)
    for (const who of everybody) {
      const answer = await ask(asking, line, who, target)
      const isRefused =
        who === 'AN'
          ? answer.status === 401 || answer.status === 404
          : [400, 403, 404, 409, 429].includes(answer.status)
      if (!isRefused) bad.push(`${line.title} as ${who} at ${status}: ${wordsOf(answer)}`)
    }
  return { n: elsewhere.size * everybody.length, bad }
}
