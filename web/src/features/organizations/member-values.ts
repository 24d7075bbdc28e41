import type { Member } from '@volant/contract/rest/organizations'
import type { FieldError } from '@volant/domain/kernel/errors'
import { memberSchema } from '@volant/domain/organizations/schema'
import { faultsOf } from '../../lib/validation'

/** What the form of a person holds: its fields have the names of the API, the rank is a list's choice. */
export interface MemberValues {
  assigneeFirstName: string
  assigneeLastName: string
  assigneeEmail: string
  assigneePhone: string
  assigneeFunction: string
  assigneeService: string
  assigneeRank: string
}

export function memberValues(person: Partial<Member>): MemberValues {
  return {
    assigneeFirstName: person.assigneeFirstName ?? '',
    assigneeLastName: person.assigneeLastName ?? '',
    assigneeEmail: person.assigneeEmail ?? '',
    assigneePhone: person.assigneePhone ?? '',
    assigneeFunction: person.assigneeFunction ?? '',
    assigneeService: person.assigneeService ?? '',
    assigneeRank: String(person.assigneeRank ?? 6),
  }
}

export const toMember = (values: MemberValues) => ({ ...values, assigneeRank: Number(values.assigneeRank) })

const schema = memberSchema()
export const judgeMember = (values: MemberValues): readonly FieldError[] => faultsOf(schema, toMember(values))
