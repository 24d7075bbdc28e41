import { describe, expect, it } from 'vitest'
import { Params } from './engine'
import { statementOf } from './statement'

const nameOf = (text: string) => statementOf(new Params())`${text}`.name

describe('a statement', () => {
  const ask = (part: string, most: number) => {
    const params = new Params()
    return statementOf(params)`SELECT ${part} WHERE id = ${params.add(part)} LIMIT ${most}`
  }

  it('has the text of all its parts and the values of this time', () => {
    const first = ask('a', 10)
    expect(first).toMatchObject({ text: 'SELECT a WHERE id = $1 LIMIT 10', values: ['a'] })
    expect(ask('b', 10)).toMatchObject({ text: 'SELECT b WHERE id = $1 LIMIT 10', values: ['b'] })
    expect(ask('a', 20)).toMatchObject({ text: 'SELECT a WHERE id = $1 LIMIT 20', values: ['a'] })
    expect(ask('a', 10)).toEqual(first)
    expect(new Set([first, ask('b', 10), ask('a', 20)].map(({ name }) => name)).size).toBe(3)
  })
})

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
