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
    const again = [ask('a', 10), ask('b', 10), ask('a', 20)]
    expect(again[0]).toMatchObject(first)
    expect(new Set(again.map(({ name }) => name)).size).toBe(3)
  })
})

describe('the name of a statement', () => {
  it('is given when a text is asked for again, and kept', () => {
    expect(nameOf('SELECT 1')).toBeUndefined()
    const name = nameOf('SELECT 1')
    expect(name).toMatch(/./)
    expect(nameOf('SELECT 1')).toBe(name)
    nameOf('SELECT 2')
    expect(nameOf('SELECT 2')).not.toBe(name)
  })

  it('stays with what is asked all day, whatever else is made up, and never names another text', () => {
    nameOf('SELECT 1')
    const name = nameOf('SELECT 1')
    const names = Array.from({ length: 2000 }, (_, n) => {
      expect(nameOf('SELECT 1')).toBe(name)
      nameOf(`SELECT ${n + 10}`)
      return nameOf(`SELECT ${n + 10}`)
    })
    expect(new Set([name, ...names]).size).toBe(2001)
    expect(names).not.toContain(undefined)
  })

  it('is new for a text that was forgotten meanwhile', () => {
    nameOf('SELECT 1')
    const name = nameOf('SELECT 1')
    for (let n = 0; n < 1000; n += 1) nameOf(`SELECT ${n + 5000}`)
    expect(nameOf('SELECT 1')).toBeUndefined()
    expect(nameOf('SELECT 1')).not.toBe(name)
  })
})
