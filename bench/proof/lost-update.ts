import { order, send } from './support/deliveries'
import { countAnswers, graphql, required } from './support/http'
import type { Answer } from './support/http'
import type { Row } from './support/row'
import { signInAll, signInOne } from './support/sign-in'
import type { Signed } from './support/sign-in'

const EDITORS = 20
const EDITS = 1000

/** Texts of a delivery that admins may change in any status before the driver is fixed. */
const FIELDS = ['comment', 'clientFirstName', 'clientLastName', 'clientCompany', 'representativeFirstName'] as const
type Field = (typeof FIELDS)[number]
type Seen = Readonly<Record<Field, string | null>> & { readonly version: number }

interface Edit {
  readonly field: Field
  readonly value: string
  /** The version that the answer names. */
  readonly version: number
  /** The version that the editor had seen. */
  readonly seen: number
}

async function look(origin: string, who: Signed, id: string): Promise<Seen> {
  const query = `query($id: ID!) { findDeliveryById(id: $id) { version ${FIELDS.join(' ')} } }`
  return required(await graphql<Seen>(origin, who, query, { id }), 'findDeliveryById')
}

/** One editor: each edit names the version that was read, and is read and sent again after a conflict. */
async function edit(origin: string, who: Signed, id: string, field: Field, values: readonly string[]) {
  const edits: Edit[] = []
  const odd: Answer<unknown>[] = []
  let { version } = await look(origin, who, id)
  for (const value of values) {
    for (let isDone = false; !isDone;) {
      const answer = await send(origin, who, 'updateDelivery', { id, version, [field]: value })
      isDone = answer.status !== 409
      if (answer.status === 200 && answer.body) {
        const seen = version
        ;({ version } = answer.body)
        edits.push({ field, value, version, seen })
      } else if (answer.status === 409) ({ version } = await look(origin, who, id))
      else odd.push(answer)
    }
  }
  return { edits, odd }
}

/** All editors on one delivery. @returns what went wrong, and how many edits were acked */
async function editTogether(
  origin: string,
  owner: Signed,
  office: readonly Signed[],
  each: number,
  fields: readonly Field[],
) {
  const id = await order(origin, owner)
  const before = await look(origin, owner, id)
  const parts = await Promise.all(
    Array.from({ length: EDITORS }, (_, editor) => {
      const values = Array.from({ length: each }, (_each, index) => `Editor ${editor} edit ${index}`)
      const field = fields[editor % fields.length] ?? 'comment'
      return edit(origin, office[editor % office.length] ?? owner, id, field, values)
    }),
  )
  const edits = parts.flatMap((part) => part.edits)
  const odd = parts.flatMap((part) => part.odd)
  const after = await look(origin, owner, id)
  const bad = odd.length > 0 ? [countAnswers(odd)] : []
  const blind = edits.filter(({ version, seen }) => version !== seen + 1).length
  if (blind > 0) bad.push(`${blind} edits went over a version that their editor had not seen`)
  const versions = new Set(edits.map(({ version }) => version))
  if (versions.size !== edits.length)
    bad.push(`${edits.length - versions.size} edits were told a version that another has`)
  if (after.version !== before.version + edits.length)
    bad.push(`version ${after.version} after ${edits.length} edits of version ${before.version}`)
  for (const field of fields) {
    const last = edits.filter((one) => one.field === field).toSorted((a, b) => b.version - a.version)[0]
    if (last && after[field] !== last.value) bad.push(`${field} is ${after[field]}, last acked was ${last.value}`)
  }
  return { acked: edits.length, bad }
}

export const row: Row = {
  id: 'R3',
  title: 'Of edits at the same moment none is lost in silence',
  goal: 'version = 1 + acked, no silent overwrite',
  lanes: ['PGlite', 'PostgreSQL'],
  async run({ short, open }) {
    const deployment = await open()
    const { origin } = await deployment.start()
    const owner = await signInOne(origin, deployment.world.owners[0])
    const office = await signInAll(origin, deployment.world.maintainers)
    const each = (short ? EDITS / 25 : EDITS / 2) / EDITORS
    const different = await editTogether(origin, owner, office, each, FIELDS)
    const equal = await editTogether(origin, owner, office, each, ['comment'])
    const bad = [...different.bad, ...equal.bad]
    const n = different.acked + equal.acked
    return {
      n,
      bad,
      figure: `${different.acked} edits of ${FIELDS.length} fields, ${equal.acked} of one, by ${EDITORS} editors`,
    }
  },
}
