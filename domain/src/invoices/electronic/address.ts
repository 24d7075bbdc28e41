/** Characters and length of an address in the French directory, scheme 0225 (BR-FR-23, BR-FR-25). */
const ELECTRONIC_ADDRESS = /^[A-Za-z0-9+_.-]{1,125}$/

/** An address of the directory has the SIREN of its company first: the SIREN alone, or more behind it. Description 11.2. */
export function isElectronicAddress(text: string): boolean {
  return ELECTRONIC_ADDRESS.test(text) && /^\d{9}/.test(text)
}

/** @returns false for an address of another company, or of one whose SIREN is not known */
export function addressAgrees(siren: string | null, electronicAddress: string | null): boolean {
  return electronicAddress === null || (siren !== null && electronicAddress.startsWith(siren))
}

/** Where a company is reached: at the address it gave, else at its SIREN. */
export function electronicAddressOf(company: {
  readonly siren: string | null
  readonly electronicAddress?: string | null
}): string | null {
  return company.electronicAddress ?? company.siren
}
