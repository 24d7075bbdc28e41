import pg from 'pg'
import type { Statement } from './executor'
import { notePlan, queryOf } from './packets'

interface Connection extends pg.Connection {
  readonly submittedNamedStatements: Record<string, string>
}

/** What the driver tells a query of its answer; the driver's types name `submit` only. */
interface Told {
  readonly text: string
  readonly name?: string
  /** @returns what is wrong with the statement, if anything */
  submit(connection: pg.Connection): Error | null
  handleRowDescription(message: unknown): void
  handleDataRow(message: unknown): void
  handleCommandComplete(message: unknown, connection: pg.Connection): void
  handleReadyForQuery(connection: pg.Connection): void
}

/**
 * Statements with one Sync behind the last of them, where the driver's own pipeline has one behind each. Made of the driver's
 * queries, each of which writes itself and reads its part of the answer.
 */
class Pipeline extends pg.Query {
  /** Of the statement that is being answered: the driver notes under it what a connection has parsed. */
  declare name: string | undefined
  declare text: string
  /** Of whoever asks, as the driver passes it on. */
  declare callback: (fault: Error | null) => void
  readonly answers: unknown[][] = []
  readonly statements: readonly Statement[]
  readonly #queries: readonly Told[]
  #answering = 0
  #fault: Error | null = null

  constructor(statements: readonly Statement[]) {
    super('', [])
    this.statements = statements
    const callback = (fault: Error | null, result?: pg.QueryResult<object>) => {
      this.#fault ??= fault
      this.answers.push(result?.rows ?? [])
    }
    // without values one would be a simple query, which is a Sync by itself
    const manner = { queryMode: 'extended', callback }
    // as `Told` says, what the driver's types leave out
    this.#queries = statements.map((statement) => Object.assign(queryOf(statement), manner) as unknown as Told)
    this.#turnTo(0)
  }

  #turnTo(index: number): void {
    this.#answering = index
    this.name = this.#queries[index]?.name
    this.text = this.#queries[index]?.text ?? ''
  }

  override submit = (connection: pg.Connection): void => {
    const unsynced = Object.create(connection, { sync: { value: () => undefined } })
    for (const query of this.#queries) {
      const fault = query.submit(unsynced)
      this.#fault ??= fault
    }
    // a value that cannot be written: without it none of the others is wanted, and they are on their way
    if (this.#fault) connection.stream.destroy(this.#fault)
    else connection.sync()
  }

  handleRowDescription(message: unknown): void {
    this.#queries[this.#answering]?.handleRowDescription(message)
  }

  handleDataRow(message: unknown): void {
    this.#queries[this.#answering]?.handleDataRow(message)
  }

  handleCommandComplete(message: unknown, connection: pg.Connection): void {
    this.#queries[this.#answering]?.handleCommandComplete(message, connection)
    this.#turnTo(this.#answering + 1)
  }

  handleReadyForQuery(connection: pg.Connection): void {
    for (const query of this.#queries) query.handleReadyForQuery(connection)
    this.callback(this.#fault)
  }

  handleError(fault: Error, connection: Connection): void {
    // what was to be parsed behind the one that failed was not
    for (const { name } of this.#queries.slice(this.#answering))
      if (name !== undefined) delete connection.submittedNamedStatements[name]
    this.callback(fault)
  }
}

/**
 * The rows of each of these statements, which the database answers all at once. After one that fails it runs no other; where no
 * transaction was begun before, all of them together are one.
 */
export function rowsOfAll(client: pg.PoolClient, statements: readonly Statement[]): Promise<unknown[][]> {
  for (const statement of statements) notePlan(client, statement)
  return new Promise((resolve, reject) => {
    const pipeline = new Pipeline(statements)
    client.query<object>(pipeline, (fault: Error | null) => {
      if (fault) reject(fault)
      else resolve(pipeline.answers)
    })
  })
}
