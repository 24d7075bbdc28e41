interface FragmentMeta {
  readonly fragmentName?: string
}

/** A GraphQL document as text that remembers the types of its result and variables. Made by codegen only. */
export class TypedDocumentString<Result, Variables> extends String {
  /** Never set: it only carries the types. */
  declare readonly __apiType?: (variables: Variables) => Result
  readonly __meta__?: FragmentMeta

  constructor(text: string, meta?: FragmentMeta) {
    super(text)
    this.__meta__ = meta
  }
}
