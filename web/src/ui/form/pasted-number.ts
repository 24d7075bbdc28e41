import type { Language } from '@volant/domain/kernel/actor'

/**
 * Parses `1 234,50 €` and `1,234.50`; undefined for anything else. A separator that comes once is taken for that of the decimals,
 * save for the English thousands `1,234`: a price is never multiplied by it.
 */
export function pastedNumber(pasted: string, language: Language): number | undefined {
  const plain = pasted.replaceAll(/[^\d.,-]/g, '')
  const [, whole = plain, mark = '', rest = ''] = /^(.*)([.,])(\d*)$/.exec(plain) ?? []
  const groups = (mark !== '' && whole.includes(mark)) || (language === 'en' && /^-?\d{1,3},\d{3}$/.test(plain))
  const digits = whole.replaceAll(/[.,]/g, '')
  const figure = mark === '' || groups ? digits + rest : `${digits}.${rest}`
  return figure === '' || figure === '.' || Number.isNaN(Number(figure)) ? undefined : Number(figure)
}
