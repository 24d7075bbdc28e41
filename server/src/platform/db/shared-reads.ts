import type { Prepared, Statement } from './executor'

interface Turn {
  readonly now: Promise<unknown[]>
  /** Asked once the reading under way has ended, for all who came meanwhile. */
  next?: Promise<unknown[]>
}

const keyOf = ({ name, text, values }: Statement) => `${name ?? text}\n${JSON.stringify(values)}`

/**
 * Those who ask the same at the same time share one reading: after a live hint every open screen of the office does. Whoever
 * comes while it is under way does not share it, since it may have begun before what they already know of was written; they
 * share the next one, which begins when it ends. What is read belongs to all of them, so nobody changes it.
 */
export function shareReads(read: Prepared): Prepared {
  const turns = new Map<string, Turn>()

  function begin(key: string, statement: Statement): Promise<unknown[]> {
    const turn: Turn = { now: read(statement) }
    turns.set(key, turn)
    turn.now.then(
      () => turn.next === undefined && turns.delete(key),
      () => turns.delete(key),
    )
    return turn.now
  }

  return <R>(statement: Statement) => {
    const key = keyOf(statement)
    const turn = turns.get(key)
    // where the one under way fails, the database is away, and those who wait for the next hear so at once
    const rows = turn === undefined ? begin(key, statement) : (turn.next ??= turn.now.then(() => begin(key, statement)))
    // as with `prepared`: whoever writes a statement says what its rows are
    return rows as Promise<R[]>
  }
}
