import { AppError } from '@volant/contract/errors'
import type { ApiErrorBody } from '@volant/contract/errors'
import { GraphQLError } from 'graphql'
import { toAppError } from '../operations/failures'

interface Answered {
  readonly failure: AppError
  readonly error: {
    readonly message: string
    readonly path?: readonly (string | number)[]
    readonly locations?: GraphQLError['locations']
    readonly extensions: ApiErrorBody
  }
}

const SUGGESTION = / ?Did you mean .*$/s

function failureOf(error: GraphQLError, closed: boolean): AppError {
  if (error.originalError && !(error.originalError instanceof GraphQLError)) return toAppError(error.originalError)
  // Without a path the document or its variables are at fault; with one, the server's own answer is.
  if (error.path) return new AppError('INTERNAL', {}, { cause: error })
  const message = closed ? error.message.replace(SUGGESTION, '') : error.message
  return new AppError('BAD_USER_INPUT', { message })
}

/**
 * The contract's error for one of GraphQL's, the same whether the document was interpreted or compiled.
 * @param closed production: no suggestions of names
 */
export function answerError(error: GraphQLError, closed: boolean): Answered {
  const failure = failureOf(error, closed)
  const extensions = failure.toBody()
  return {
    failure,
    error: {
      message: extensions.message,
      ...(error.path && { path: error.path }),
      ...(error.locations && !closed && { locations: error.locations }),
      extensions,
    },
  }
}
