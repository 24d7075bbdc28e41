/** The option by which a vehicle is driven under a garage's W plate. */
export const W_PLATE_OPTION = '000'

/** Is the vehicle driven under one? */
export const isUnderWPlate = (options: readonly { readonly id: string }[]) =>
  options.some(({ id }) => id === W_PLATE_OPTION)

interface Place {
  readonly country: string | null
}

/**
 * The countries that a delivery under a W plate would leave France for, each once: the plate is valid on French soil alone.
 * Nothing is refused for it. Description 11.4.
 * @param options ids of the chosen options
 * @param places null where an address is not known yet
 */
export function countriesBeyondPlate(
  options: readonly string[],
  places: readonly (Place | null | undefined)[],
): readonly string[] {
  if (!options.includes(W_PLATE_OPTION)) return []
  const countries = places.flatMap((place) => place?.country ?? [])
  return [...new Set(countries)].filter((country) => country !== 'FR')
}
