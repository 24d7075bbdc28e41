import type { Actor } from '../kernel/actor'
import { refuse, refuseFields, type Refusal } from '../kernel/decision'
import type { FieldError } from '../kernel/errors'
import { DOCUMENTS_MAX } from './schema'

/** A validation document as the delivery keeps it; a removed one stays as a trace of what was there. */
export interface ValidationDoc {
  readonly key: string
  readonly name: string
  readonly label: string | null
  readonly type: string | null
  readonly deleted: boolean
}

/** What is sent about one document: its key says which, `deleted` takes it away, the rest names it. */
export interface SentDoc {
  readonly key: string
  readonly name: string
  readonly label?: string | null | undefined
  readonly type?: string | null | undefined
  readonly deleted?: boolean | null | undefined
}

/** The signed report, without which a driver finishes no mission. Decisions, Flow. */
const SIGNED_REPORT = 'PV'

function changed(before: ValidationDoc, { name, label, type, deleted }: SentDoc): ValidationDoc {
  return {
    key: before.key,
    name,
    label: label === undefined ? before.label : label,
    type: type === undefined ? before.type : type,
    deleted: deleted ?? false,
  }
}

const isSame = (a: ValidationDoc, b: ValidationDoc) =>
  a.name === b.name && a.label === b.label && a.type === b.type && a.deleted === b.deleted

function faults(current: readonly ValidationDoc[], sent: readonly SentDoc[], own: ReadonlySet<string>): FieldError[] {
  const known = new Set(current.map(({ key }) => key))
  return sent.flatMap(({ key }, index): FieldError[] => {
    const path = `validationDocs.${index}.key`
    if (sent.findIndex((doc) => doc.key === key) !== index) return [{ path, code: 'notAllowed' }]
    return known.has(key) || own.has(key) ? [] : [{ path, code: 'invalid' }]
  })
}

/**
 * The documents after what was sent: by key, one is added, renamed or taken away; those not named stay as they are, so that two
 * people at work do not undo each other. A driver only adds the signed report. Description 5 and 6.3.
 * @param own keys that were uploaded for this delivery
 */
export function fileDocuments(
  actor: Pick<Actor, 'role'>,
  current: readonly ValidationDoc[],
  sent: readonly SentDoc[],
  own: ReadonlySet<string>,
): { readonly ok: true; readonly docs: readonly ValidationDoc[] } | Refusal {
  const isDriver = actor.role === 'DRIVER'
  const fields = faults(current, sent, own)
  if (fields.length > 0) return refuseFields(...fields)
  const byKey = new Map(sent.map((doc) => [doc.key, doc]))
  const kept = current.map((doc) => {
    const said = byKey.get(doc.key)
    return said ? changed(doc, said) : doc
  })
  if (isDriver && kept.some((doc, index) => !isSame(doc, current[index] ?? doc)))
    return refuse('FORBIDDEN', 'WRONG_ROLE')
  const added = sent
    .filter(({ key, deleted }) => !deleted && !current.some((doc) => doc.key === key))
    .map(({ key, name, label = null, type = null }) => {
      return { key, name, label, type: isDriver ? SIGNED_REPORT : type, deleted: false }
    })
  const docs = [...kept, ...added]
  if (docs.filter(({ deleted }) => !deleted).length > DOCUMENTS_MAX)
    return refuseFields({ path: 'validationDocs', code: 'tooLong' })
  return { ok: true, docs }
}
