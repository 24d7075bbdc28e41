import { describe, expect, it } from 'vitest'
import { ATTRIBUTION, baseStyle } from './base-style'

describe.each(['light', 'dark'] as const)('the bundled %s style', (scheme) => {
  const style = baseStyle(scheme)

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
