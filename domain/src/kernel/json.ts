import type * as z from 'zod'

/** Whatever JSON can hold: for what the product keeps and hands back without reading it. */
export type Json = z.core.util.JSONType
