type Plain = string | number | boolean | null | Date

/**
 * What a resolver may hand over for the schema type `T`: plain JSON from one SQL statement. Names are checked by
 * the compiler, values by the schema's own serialisation.
 */
export type Row<T> = unknown extends T ? unknown : T extends Plain ? T : { [K in keyof T]?: unknown }
