import { createRequire } from 'node:module'
import type * as Codec from '@googlemaps/polyline-codec'

// Node finds no names in the way in which the package exports them.
const codec: typeof Codec = createRequire(import.meta.url)('@googlemaps/polyline-codec')

/** Lines as text: https://developers.google.com/maps/documentation/utilities/polylinealgorithm */
export const { decode, encode } = codec
