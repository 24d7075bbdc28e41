import type { Colour } from './keys'

export const PAINT: Readonly<Record<Colour, string>> = {
  white: '#eceff0',
  grey: '#8b949b',
  black: '#2b3036',
  blue: '#2f5d96',
  red: '#ad2f33',
  green: '#3f6b58',
  sand: '#c0a985',
}
