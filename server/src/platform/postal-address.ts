import type { Language } from '@volant/domain/kernel/actor'

export interface PostalAddress {
  readonly address: string
  readonly postalCode: string
  readonly city: string
  readonly country: string
}

/** As written on an envelope; the country only abroad. */
export function addressLines({ address, postalCode, city, country }: PostalAddress, language: Language): string[] {
  const abroad = country === 'FR' ? [] : [new Intl.DisplayNames([language], { type: 'region' }).of(country) ?? country]
  return [address, `${postalCode} ${city}`, ...abroad]
}
