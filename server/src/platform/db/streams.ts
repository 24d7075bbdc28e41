import pg from 'pg'
import type { Engine, PoolUse } from './database'
import { useOf } from './pool-use'

/** For its turn, and to begin. */
const PATIENCE_MS = 8000
/** The first piece reads and orders all rows, for which a disk that was not asked for long needs its time. The server gives up a second earlier. */
const PIECE_MS = 30_000
/** Few at once. Whoever takes no row for a minute loses the connection, so that the others get theirs. */
const AT_ONCE = 4
const OPTIONS =
  '-c jit=off -c timezone=UTC -c statement_timeout=29000 -c idle_in_transaction_session_timeout=60000 -c cursor_tuple_fraction=1'

type Read = Engine['stream']

/** Long readings of PostgreSQL, each a cursor on a connection of its own, apart from those that answer requests. */
export function openStreams(
  url: string,
  follow?: (pool: pg.Pool) => void,
): { readonly read: Read; use(): PoolUse; close(): Promise<void> } {
  const pool = new pg.Pool({
    connectionString: url,
    max: AT_ONCE,
    options: OPTIONS,
    connectionTimeoutMillis: PATIENCE_MS,
    query_timeout: PATIENCE_MS,
    application_name: 'volant',
  })
  follow?.(pool)
  pool.on('error', () => undefined)

  async function* read<R>({ text, values }: Parameters<Read>[0], size: number): AsyncGenerator<R[], void> {
    const client = await pool.connect()
    const next = { text: `FETCH ${size} FROM reading`, query_timeout: PIECE_MS }
    let failed: Error | undefined
    // a connection that ends between two pieces says so here, and the next query fails
    const lost = (error: Error) => void (failed = error)
    client.on('error', lost)
    try {
      await client.query('BEGIN READ ONLY')
      await client.query(`DECLARE reading NO SCROLL CURSOR FOR ${text}`, values)
      const fetchPiece = () => {
        const piece = client.query(next)
        // of one that fails after the reader has gone nobody hears
        piece.catch(() => undefined)
        return piece
      }
      let coming = fetchPiece()
      for (let full = true; full;) {
        const { rows } = await coming
        full = rows.length === size
        // read while these are worked on
        if (full) coming = fetchPiece()
        // as with `prepared`: whoever writes a statement says what its rows are
        if (rows.length > 0) yield rows as R[]
      }
    } catch (error) {
      failed = error instanceof Error ? error : new Error(String(error))
      throw error
    } finally {
      if (!failed) await client.query('ROLLBACK').catch(lost)
      client.off('error', lost)
      client.release(failed)
    }
  }

  return { read, use: () => useOf('exports', pool), close: () => pool.end() }
}
