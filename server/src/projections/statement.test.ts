import { describe, expect, it } from 'vitest'
import { Params } from './engine'
import { statementOf } from './statement'

const nameOf = (text: string) => statementOf(text, new Params()).name

describe('the name of a statement', () => {
  it('is kept for a text', () => {
    const name = nameOf('SELECT 1')
    expect(name).toMatch(/./)
    expect(nameOf('SELECT 1')).toBe(name)
    expect(nameOf('SELECT 2')).not.toBe(name)
  })

  it('is given to so many texts only, and the first ones keep theirs', () => {
    const first = nameOf('SELECT 1')
    const names = new Set(Array.from({ length: 2000 }, (_, n) => nameOf(`SELECT ${n + 10}`)))
    expect(names.size).toBeLessThanOrEqual(501)
    expect(names).toContain(undefined)
    expect(nameOf('SELECT 1')).toBe(first)
  })
})
