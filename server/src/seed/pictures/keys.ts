/** The colours that the demo's cars are painted in. */
export const COLOURS = ['white', 'grey', 'black', 'blue', 'red', 'green', 'sand'] as const
export type Colour = (typeof COLOURS)[number]

const SHARED = ['dashboard', 'cables', 'key']

/** Where the picture of a car of this colour from this side stands. The extras show no paint, so three of each are enough. */
export function photoKey(colour: Colour, view: string): string {
  const place = COLOURS.indexOf(colour)
  return SHARED.includes(view) ? `Demo/extras/${view}-${1 + (place % 3)}.jpg` : `Demo/cars/${colour}-${view}.jpg`
}

const REPORTS = 3

/** A report signed on paper. */
export function reportKey(place: number): string {
  return `Demo/papers/report-${1 + (place % REPORTS)}.jpg`
}
