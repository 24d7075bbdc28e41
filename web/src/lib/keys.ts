import type { Role } from '@volant/domain/kernel/actor'
import { untilSignOut } from './stored-values'

const APPLE = /mac|iphone|ipad/i.test(navigator.userAgent)

/** The name of the key that stands for Ctrl on this machine. */
export const MOD = APPLE ? '⌘' : 'Ctrl'

interface Key {
  /** Also its words: `keys.does.*`. */
  readonly does:
    | 'search'
    | 'along'
    | 'create'
    | 'list'
    | 'close'
    | 'choose'
    | 'open'
    | 'openTab'
    | 'openBeside'
    | 'next'
  /** The ways to press it, each the keys that are held together. */
  readonly press: readonly (readonly string[])[]
  readonly roles?: readonly Role[]
}

interface KeyGroup {
  readonly group: 'everywhere' | 'table' | 'search'
  readonly keys: readonly Key[]
  readonly roles?: readonly Role[]
}

/** Drivers have neither tables nor deliveries of their own making. */
const OFFICE: readonly Role[] = ['ADMIN', 'CLIENT']

/** Every key of the product, as the list shows them. */
export const KEYS: readonly KeyGroup[] = [
  {
    group: 'everywhere',
    keys: [
      { does: 'search', press: [[MOD, 'K'], ['/']] },
      { does: 'create', press: [['N']], roles: OFFICE },
      { does: 'list', press: [['?']] },
      { does: 'along', press: [['←'], ['→']] },
      { does: 'close', press: [['Escape']] },
    ],
  },
  {
    group: 'table',
    roles: OFFICE,
    keys: [
      { does: 'openBeside', press: [['Enter']] },
      { does: 'next', press: [['J'], ['K']] },
    ],
  },
  {
    group: 'search',
    keys: [
      { does: 'choose', press: [['↑'], ['↓']] },
      { does: 'open', press: [['Enter']] },
      { does: 'openTab', press: [[MOD, 'Enter']] },
    ],
  },
]

const OFF = 'keys.off'

/** Whether keys without Ctrl do something: whoever dictates would press them by speaking, and can switch them off. */
export const singleKeys = {
  on: () => untilSignOut.recall<boolean>(OFF) !== true,
  switch: (on: boolean) => untilSignOut.keep(OFF, !on),
}
