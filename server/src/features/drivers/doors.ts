import { selectedFields } from '../../platform/graphql/selection'
import { defineResolver } from '../../platform/operations/registry'
import type { GraphqlOperation } from '../../platform/operations/registry'
import type { DriverReads } from './read/drivers'

export function driverResolvers(drivers: DriverReads): GraphqlOperation[] {
  return [
    defineResolver('findAllDrivers', {}, ({ actor }, args, info) =>
      drivers.list(actor, args, selectedFields(info).get('records') ?? new Map()),
    ),
    defineResolver('findDriverById', {}, ({ actor }, { id }, info) => drivers.byId(actor, id, selectedFields(info))),
    defineResolver('getDriverById', {}, ({ actor }, { id }, info) => drivers.byId(actor, id, selectedFields(info))),
    defineResolver('findDriverBySub', {}, ({ actor }, { sub }, info) =>
      drivers.bySub(actor, sub, selectedFields(info)),
    ),
    defineResolver('findAutoCompleteListDrivers', {}, ({ actor }, { keyword, limit }) =>
      drivers.autocomplete(actor, keyword ?? '', limit),
    ),
  ]
}
