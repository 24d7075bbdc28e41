import type { InvoiceLine } from '@volant/domain/invoices/totals'
import { z } from 'zod'

/** The parties and lines as they stood on the day of issue; the row that holds them never changes. Description 11.1. */

export const sellerSchema = z.object({
  name: z.string(),
  address: z.string(),
  legalForm: z.string(),
  capital: z.string().nullable(),
  rcs: z.string().nullable(),
  siren: z.string(),
  siret: z.string(),
  vatId: z.string(),
  iban: z.string().nullable(),
})
export type SellerSnapshot = z.infer<typeof sellerSchema>

export const buyerSchema = z.object({
  name: z.string(),
  /** Who ordered, at the buyer's. */
  attention: z.string(),
  address: z.array(z.string()),
  country: z.string(),
  siren: z.string().nullable(),
  vatId: z.string().nullable(),
})
export type BuyerSnapshot = z.infer<typeof buyerSchema>

export const linesSchema = z.array(
  z.object({
    label: z.string(),
    details: z.array(z.string()),
    quantity: z.number(),
    unitPrice: z.number(),
    vatPercent: z.number(),
  }),
)
export type LineSnapshot = InvoiceLine & { readonly details: string[] }
