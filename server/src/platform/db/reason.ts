import { DrizzleQueryError } from 'drizzle-orm'

function* causesOf(error: unknown): Generator<Error> {
  for (let cause = error; cause instanceof Error; cause = cause.cause) yield cause
}

/**
 * What a person at a terminal is told of a statement that failed: the database's own reason. The query builder's words name the
 * statement and its values, which are rows of people, and not the reason.
 * @returns undefined for any other failure
 */
export function reasonOfStatement(error: unknown): string | undefined {
  const causes = [...causesOf(error)]
  if (!causes.some((cause) => cause instanceof DrizzleQueryError)) return undefined
  return `A statement failed in the database: ${causes.at(-1)?.message ?? ''}`
}

/** A failure in the words that end a command. */
export function reasonOf(error: unknown): string {
  return reasonOfStatement(error) ?? (error instanceof Error ? error.message : String(error))
}
