import type { UseFormReturn } from 'react-hook-form'
import { describe, expect, it } from 'vitest'
import { form, requiredText } from '@volant/domain/kernel/fields'
import { ApiError } from '../../lib/api-error'
import { faultsOf, judgedBy, showServerFaults } from './checks'

type Values = { name: string; vehicles: { vin: string }[] }

describe('the faults of an input', () => {
  it('are codes at the paths of the API', () => {
    const schema = form({ name: requiredText() })
    expect(faultsOf(schema, { name: 'Ada' })).toEqual([])
    expect(faultsOf(schema, { name: '' })).toEqual([{ path: 'name', code: 'required' }])
  })

  it('stand at the fields of the form, also deep ones', async () => {
    const judge = judgedBy<Values>(({ name }) => (name === '' ? [{ path: 'vehicles.0.vin', code: 'invalid' }] : []))
    const options = { fields: {}, shouldUseNativeValidation: false }
    const values = { name: 'Ada', vehicles: [] }
    expect(await judge(values, undefined, options)).toEqual({ values, errors: {} })
    expect(await judge({ name: '', vehicles: [] }, undefined, options)).toMatchObject({
      values: {},
      errors: { vehicles: [{ vin: { type: 'invalid', message: 'invalid' } }] },
    })
  })
})

describe('what the server refused', () => {
  function shown(error: unknown) {
    const calls: unknown[][] = []
    const fields = { getValues: () => ({ name: '', vehicles: [] }), setError: (...call: unknown[]) => calls.push(call) }
    return { known: showServerFaults(fields as unknown as UseFormReturn<Values, unknown, Values>, error), calls }
  }
  const refused = (...paths: string[]) =>
    new ApiError({ code: 'BAD_USER_INPUT', fields: paths.map((path) => ({ path, code: 'invalid' })) })

  it('is shown at the fields it names, the first one under the cursor', () => {
    const { known, calls } = shown(refused('input.vehicles.0.vin', 'name', 'id'))
    expect(known).toBe(true)
    expect(calls).toEqual([
      ['vehicles.0.vin', { type: 'server', message: 'invalid' }, { shouldFocus: true }],
      ['name', { type: 'server', message: 'invalid' }, { shouldFocus: false }],
    ])
  })

  it('is left to the page when it names no field of the form', () => {
    expect(shown(refused('id', 'my.input.name'))).toEqual({ known: false, calls: [] })
    expect(shown(new Error('name'))).toEqual({ known: false, calls: [] })
  })
})
