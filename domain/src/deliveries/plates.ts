/** The letters and digits of a plate, which is all that searches compare: it is typed with hyphens, spaces or neither. Description 3. */
export function plateLetters(text: string): string {
  return text.toUpperCase().replaceAll(/[^A-Z0-9]/g, '')
}

const FRENCH = /^([A-Z]{2})(\d{3})([A-Z]{2})$/

/** A plate as it is kept and shown: `GA-242-DM` for the French ones of today, any other in capitals as it was typed. Description 3. */
export function writtenPlate(text: string): string {
  const [, before, number, after] = FRENCH.exec(plateLetters(text)) ?? []
  return before ? `${before}-${number}-${after}` : text.trim().toUpperCase()
}
