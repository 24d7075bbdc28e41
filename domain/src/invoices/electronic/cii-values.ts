import type { Cents } from '../../kernel/money'
import type { XmlTree } from '../../kernel/xml-tree'

/** `1234.50`, as XML writes decimals. */
export const amount = (cents: Cents) => (cents / 100).toFixed(2)

/** A day as CII writes it: `20260615`, in format 102 of UNTDID 2379. */
export const dateTime = (day: string, inside = 'udt:DateTimeString'): XmlTree => ({
  [inside]: { '@format': '102', '#text': day.replaceAll('-', '') },
})
