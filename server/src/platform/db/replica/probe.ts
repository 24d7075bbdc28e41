import pg from 'pg'

/** One statement, asked again and again on a connection of its own: it does not wait behind the questions of others. */
export interface Probe<R> {
  /** @throws when no answer comes in time; the next question is asked on another connection */
  ask(): Promise<R>
  close(): Promise<void>
}

/** The answer, or a failure where it does not come in time. */
async function within<T>(patience: number, answer: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('no answer in time')), patience)
  })
  return Promise.race([answer, late]).finally(() => clearTimeout(timer))
}

export function openProbe<R>(url: string, text: string, patience: number): Probe<R> {
  let known: pg.Client | undefined

  async function connect(): Promise<pg.Client> {
    const client = new pg.Client({ connectionString: url, application_name: 'volant watch', keepAlive: true })
    // told to whoever asks; without a listener the event would end the process
    client.on('error', () => undefined)
    known = client
    await client.connect()
    return client
  }

  /** Not waited for: a server that stands still would not say goodbye. */
  function drop(): void {
    const client = known
    known = undefined
    client?.connection.stream.destroy()
  }

  async function answer(): Promise<R> {
    const { rows } = await (known ?? (await connect())).query(text)
    // whoever writes the statement says what its row is
    return rows[0] as R
  }

  return {
    async ask() {
      try {
        return await within(patience, answer())
      } catch (error) {
        drop()
        throw error
      }
    },
    async close() {
      drop()
    },
  }
}
