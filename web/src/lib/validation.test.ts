import type { UseFormReturn } from 'react-hook-form'
import { describe, expect, it } from 'vitest'
import { form, requiredText } from '@volant/domain/kernel/fields'
import { ApiError } from './api-error'
import { faultsOf, domainResolver, showServerFaults } from './validation'

type Values = { name: string; vehicles: { vin: string }[] }

describe('the errors of an input', () => {
  it('are codes with the paths of the API', () => {
    const schema = form({ name: requiredText() })
    expect(faultsOf(schema, { name: 'Ada' })).toEqual([])
    expect(faultsOf(schema, { name: '' })).toEqual([{ path: 'name', code: 'required' }])
  })

  it('are set on the fields of the form, also nested ones', async () => {
    const judge = domainResolver<Values>(({ name }) =>
      name === '' ? [{ path: 'vehicles.0.vin', code: 'invalid' }] : [],
    )
    const options = { fields: {}, shouldUseNativeValidation: false }
    const values = { name: 'Ada', vehicles: [] }
    expect(await judge(values, undefined, options)).toEqual({ values, errors: {} })
    expect(await judge({ name: '', vehicles: [] }, undefined, options)).toMatchObject({
      values: {},
      errors: { vehicles: [{ vin: { type: 'invalid', message: 'invalid' } }] },
    })
  })
})

describe('an error of the server', () => {
  function shown(error: unknown) {
    const calls: unknown[][] = []
    const fields = { getValues: () => ({ name: '', vehicles: [] }), setError: (...call: unknown[]) => calls.push(call) }
    return { known: showServerFaults(fields as unknown as UseFormReturn<Values, unknown, Values>, error), calls }
  }
  const refused = (...paths: string[]) =>
    new ApiError({ code: 'BAD_USER_INPUT', fields: paths.map((path) => ({ path, code: 'invalid' })) })

  it('is shown at the fields it names, and the first one is focused', () => {
    const { known, calls } = shown(refused('input.vehicles.0.vin', 'name', 'id'))
    expect(known).toBe(true)
    expect(calls).toEqual([
      ['vehicles.0.vin', { type: 'server', message: 'invalid' }, { shouldFocus: true }],
      ['name', { type: 'server', message: 'invalid' }, { shouldFocus: false }],
    ])
  })

  it('is not shown at fields when it names none of the form', () => {
    expect(shown(refused('id', 'my.input.name'))).toEqual({ known: false, calls: [] })
    expect(shown(new Error('name'))).toEqual({ known: false, calls: [] })
  })
})
