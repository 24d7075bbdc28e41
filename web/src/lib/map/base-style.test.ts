import { describe, expect, it } from 'vitest'
import { ATTRIBUTION, baseStyle } from './base-style'

describe.each(['light', 'dark'] as const)('the bundled %s style', (scheme) => {
  const style = baseStyle({ scheme, language: 'fr' })

  it('requests files of our own server only', () => {
    expect(style.glyphs).toBeUndefined()
    expect(style.sprite).toBeUndefined()
    const data = Object.values(style.sources).flatMap((source) =>
      source.type === 'geojson' && typeof source.data === 'string' ? [source.data] : [],
    )
    expect(data).toHaveLength(4)
    for (const path of data) expect(path).toMatch(/^\/map\/\w+\.json$/)
    expect(JSON.stringify(style)).not.toMatch(/https?:/)
  })

  it('uses only sources that it defines, and attributes its data', () => {
    const used = style.layers.flatMap((layer) => ('source' in layer ? [layer.source] : []))
    expect(used.filter((source) => !(source in style.sources))).toEqual([])
    expect(style.sources.land).toMatchObject({ attribution: ATTRIBUTION })
  })
})

it('writes the names of places in the language of the page', () => {
  const french = JSON.stringify(baseStyle({ scheme: 'light', language: 'fr' }))
  const english = JSON.stringify(baseStyle({ scheme: 'light', language: 'en' }))
  const names = '"text-field":["coalesce",["get","e"],["get","n"]]'
  expect(english.split(names)).toHaveLength(4)
  expect(french).not.toContain('["get","e"]')
})
