import type { DriverMove } from '@volant/domain/drivers/states'

/** The office moved a driver to another state. */
export interface DriverMoved {
  readonly driverId: string
  readonly sub: string
  readonly move: DriverMove
  readonly at: Date
}

declare module '../../platform/bus' {
  interface DomainEvents {
    'driver.moved': DriverMoved
    /** Something that lists and pages show of a driver is another now. */
    'driver.changed': { readonly driverId: string }
    'driver.mandate-signed': { readonly driverId: string; readonly reference: string; readonly mandateId: string }
  }
}
