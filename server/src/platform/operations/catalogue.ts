import type { Actor } from '@volant/domain/kernel/actor'
import type { Decision } from '@volant/domain/kernel/decision'
import type { Access } from '@volant/domain/permissions/operations'
import type { Operation } from './registry'

/** Who may call what, by operation name. The domain's table is the only real one; tests bring small ones. */
export interface AccessRules {
  readonly operations: Readonly<Record<string, Access>>
  /** 401, or 403 for a role that never may. */
  mayEverCall(actor: Actor, name: string): Decision
  /** 403 for the person's rank or state. */
  mayCallByRank(actor: Actor, name: string): Decision
}

export interface Catalogue {
  readonly operations: readonly Operation[]
  readonly rules: AccessRules
}

export function doorOf(name: string): 'rest' | 'graphql' | 'live' {
  if (name.startsWith('live ')) return 'live'
  return /^[A-Z]+ \//.test(name) ? 'rest' : 'graphql'
}

function faultOf(operation: Operation, rules: AccessRules): string | undefined {
  const { name, door } = operation
  if (!Object.hasOwn(rules.operations, name)) return `${name}: no access is declared`
  if (door !== doorOf(name)) return `${name}: opened as ${door}`
  if (door === 'rest' && name !== `${operation.verb.method} ${operation.verb.path}`) return `${name}: another verb`
  return undefined
}

/**
 * Every door of the product, checked against the access table.
 * @throws Error naming each operation without access, without a door, or with two
 */
export function createCatalogue(operations: readonly Operation[], rules: AccessRules): Catalogue {
  const faults = operations.map((operation) => faultOf(operation, rules)).filter((fault) => fault !== undefined)
  const opened = new Set<string>()
  for (const { name } of operations) {
    if (opened.has(name)) faults.push(`${name}: opened twice`)
    opened.add(name)
  }
  for (const name of Object.keys(rules.operations)) if (!opened.has(name)) faults.push(`${name}: not opened`)
  if (faults.length > 0) throw new Error(`The doors do not match the access table:\n${faults.join('\n')}`)
  return { operations, rules }
}

/** The catalogue as plain JSON. @internal for tests that walk all doors */
export function describeCatalogue({ operations, rules }: Catalogue) {
  return operations.map((operation) => ({
    name: operation.name,
    door: doorOf(operation.name),
    access: rules.operations[operation.name],
    ...('options' in operation && {
      limits: (operation.options.limits ?? []).map(({ by, max, seconds }) => ({
        by: typeof by === 'string' ? by : 'input',
        max,
        seconds,
      })),
      idempotent: operation.options.idempotent ?? false,
    }),
  }))
}
