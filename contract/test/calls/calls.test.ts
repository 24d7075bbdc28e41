import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import { fieldErrorsOf } from '../../src/rest/field-errors'
import { CALLS } from './calls'
import { VERBS } from '../verbs'

const PARTS = ['params', 'query', 'headers', 'body'] as const

function errorsOf(schema: z.ZodType, input: unknown) {
  const parsed = schema.safeParse(input)
  return parsed.success ? [] : fieldErrorsOf(parsed.error)
}

it('every call of the contract has its example, and no other', () => {
  expect(VERBS.map(({ operation }) => operation).toSorted()).toEqual(Object.keys(CALLS).toSorted())
})

describe.each(VERBS)('$operation', (verb) => {
  const call = CALLS[verb.operation] ?? { status: 200, reply: undefined }
  const needed = call.needs?.split(' ') ?? []

  it('takes every key it knows and hands it on unchanged', () => {
    for (const part of PARTS) if (call[part]) expect(verb[part]?.parse(call[part])).toEqual(call[part])
  })

  it('says which key is missing, and misses no other', () => {
    for (const part of PARTS) {
      for (const key of Object.keys(call[part] ?? {})) {
        const without = Object.fromEntries(Object.entries(call[part] ?? {}).filter(([name]) => name !== key))
        const [error] = verb[part] ? errorsOf(verb[part], without) : []
        if (needed.includes(key)) expect(error).toEqual({ path: key, code: 'required' })
        else expect(error?.code).not.toBe('required')
      }
    }
  })

  it('answers every key it promises', () => {
    expect(Object.keys(verb.replies)).toEqual([String(call.status)])
    const reply = verb.replies[call.status]
    if (reply instanceof z.ZodType) expect(reply.parse(call.reply)).toEqual(call.reply)
    else expect(reply?.contentType ?? null).toBe(call.reply)
  })
})
