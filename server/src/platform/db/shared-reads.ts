import type { Prepared, Statement } from './executor'

interface Turn {
  now?: Promise<unknown[]> | undefined
  /** Asked once the reading under way has ended, for all who came meanwhile. */
  next?: Promise<unknown[]> | undefined
}

const keyOf = ({ name, text, values }: Statement) => `${name ?? text}\n${JSON.stringify(values)}`

/**
 * Those who ask the same at the same time share one reading: after a live hint every open screen of the office does. Whoever
 * comes while it is under way does not share it, since it may have begun before what they already know of was written; they
 * share the next one, which begins when it ends. What is read belongs to all of them, so nobody changes it.
 */
export function shareReads(read: Prepared): Prepared {
  const turns = new Map<string, Turn>()

  // A map that entries come to and leave all day copies itself now and then, and each old copy refers to the next. One that has
  // got old keeps all that came after it until everything is collected, so a turn that has ended lets go of its rows itself.
  function begin(turn: Turn, key: string, statement: Statement): Promise<unknown[]> {
    const now = read(statement)
    turn.now = now
    turn.next = undefined
    turns.set(key, turn)
    const end = () => {
      turns.delete(key)
      turn.now = undefined
    }
    now.then(() => turn.next === undefined && end(), end)
    return now
  }

  return <R>(statement: Statement) => {
    const key = keyOf(statement)
    const turn = turns.get(key) ?? {}
    // where the one under way fails, the database is away, and those who wait for the next hear so at once
    const rows = turn.now
      ? (turn.next ??= turn.now.then(() => begin(turn, key, statement)))
      : begin(turn, key, statement)
    // as with `prepared`: whoever writes a statement says what its rows are
    return rows as Promise<R[]>
  }
}
