/** A GraphQL document as text that remembers the types of its result and variables. */
export interface TypedDocumentString<Result, Variables> {
  toString(): string
  /** Never called: it only carries the types, as graphql-js' own TypedDocumentNode does. */
  __apiType?: (variables: Variables) => Result
}
