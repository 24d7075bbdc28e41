/** Draws pictures. The library takes much memory: it comes with the first picture. */
export async function loadSharp() {
  const { default: sharp } = await import('sharp')
  // what is drawn once is hardly ever drawn again
  sharp.cache(false)
  return sharp
}
