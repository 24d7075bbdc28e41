import { describe, expect, it } from 'vitest'
import { ATTRIBUTION, baseStyle } from './base-style'

describe.each(['light', 'dark'] as const)('the bundled %s style', (scheme) => {
  const style = baseStyle(scheme)

  it('asks nobody but our own server', () => {
    expect(style.glyphs).toBeUndefined()
    expect(style.sprite).toBeUndefined()
    const data = Object.values(style.sources).flatMap((source) =>
      source.type === 'geojson' && typeof source.data === 'string' ? [source.data] : [],
    )
    expect(data).toHaveLength(4)
    for (const path of data) expect(path).toMatch(/^\/map\/\w+\.json$/)
    expect(JSON.stringify(style)).not.toMatch(/https?:/)
  })

  it('draws only sources it has, and names whose data it is', () => {
    const asked = style.layers.flatMap((layer) => ('source' in layer ? [layer.source] : []))
    expect(asked.filter((source) => !(source in style.sources))).toEqual([])
    expect(style.sources.land).toMatchObject({ attribution: ATTRIBUTION })
  })
})
