const OPERATIONS = 'domain/src/permissions/operations.ts'
const TABLE = ['domain/test/permissions']

/** Rows of the access table. */
export const faults = [
  {
    breaks: 'every admin sets the tariff',
    file: OPERATIONS,
    text: '  updateTariff: superAdmin,',
    instead: '  updateTariff: anyAdmin,',
    noticedBy: TABLE,
  },
  {
    breaks: 'members add members',
    file: OPERATIONS,
    text: "'POST /organization/add-member': { client: 5,",
    instead: "'POST /organization/add-member': { client: 6,",
    noticedBy: TABLE,
  },
  {
    breaks: 'a waiting driver reads auctions',
    file: OPERATIONS,
    text: "findAllDeliveries: { client: 6, driver: 'accepted',",
    instead: "findAllDeliveries: { client: 6, driver: 'any',",
    noticedBy: TABLE,
  },
]
