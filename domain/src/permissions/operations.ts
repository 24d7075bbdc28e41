import { type AdminRank, type Actor, type ClientRank } from '../kernel/actor'
import { ALLOWED, type Decision, refuse } from '../kernel/decision'

/** A secret that opens a door by itself, whoever carries it: the service behind the door checks it. */
export type LinkToken = 'tracking' | 'sms' | 'survey' | 'mandate' | 'signature'

/** Who may knock at one door. What is not written here is denied. */
export interface Access {
  /** Anybody, signed in or not. */
  readonly anonymous?: true
  /** Whoever holds this secret; the service answers 401 or 404 when it is wrong. */
  readonly token?: LinkToken
  /** The widest rank number of a client that may call: 6 = every member, 4 = owners only. */
  readonly client?: ClientRank
  readonly driver?: 'any' | 'accepted'
  /** The widest rank number of an admin that may call: 3 = every admin, 1 = super admins only. */
  readonly admin?: AdminRank
  /** The call names an object: rank and state of the person are judged after it was found in scope. */
  readonly object?: true
  /** Makes no sense without an organisation: a client who has none is refused. */
  readonly organization?: true
  /** Open to everybody outside production. */
  readonly developers?: true
  /** Exists in demo mode only. */
  readonly demo?: true
}

const everyone = { anonymous: true } as const satisfies Access
const signedIn = { client: 6, driver: 'any', admin: 3 } as const satisfies Access
const anyDriver = { driver: 'any' } as const satisfies Access
const anyAdmin = { admin: 3 } as const satisfies Access
const maintainer = { admin: 2 } as const satisfies Access
const superAdmin = { admin: 1 } as const satisfies Access
const maintainerOn = { admin: 2, object: true } as const satisfies Access
const clientsAndAdmins = { client: 6, admin: 3 } as const satisfies Access
const withOrganization = { client: 6, admin: 3, organization: true } as const satisfies Access

const REST_OPERATIONS = {
  'POST /auth/login-gestion': everyone,
  'POST /auth/confirm-account': everyone,
  'POST /auth/resend-confirmation-code': everyone,
  'POST /auth/refresh-token': everyone,
  'GET /auth/me': signedIn,
  'POST /auth/language': signedIn,
  'POST /auth/forgot-password': everyone,
  'POST /auth/confirm-password-submit': everyone,
  'POST /auth/set-new-password': everyone,
  'POST /auth/admin-reset-password': maintainerOn,
  'POST /auth/logout': signedIn,
  'POST /auth/change-password': signedIn,
  'GET /auth/sessions': signedIn,
  'POST /auth/sessions/end': { ...signedIn, object: true },
  'POST /admins/add-push-notification': signedIn,
  'POST /admins/delete-push-notification': { ...signedIn, object: true },

  'GET /location/{deliveryId}': { token: 'tracking', client: 6, driver: 'accepted', admin: 3, object: true },
  'POST /location/{deliveryId}': { driver: 'accepted', object: true },
  'GET /location/{deliveryId}/views': superAdmin,
  'POST /delivery/confirm-delivery-by-sms': { token: 'sms' },
  'GET /delivery/confirm-delivery-by-sms': { token: 'sms' },
  'GET /delivery/sms-confirmation-url/{id}': { admin: 3, object: true },
  'POST /sms/send-delivery-confirmation': { admin: 3, object: true },
  'POST /email/send-rate-email': { admin: 3, object: true },
  'POST /delivery/sendTrackingUrl/{id}': { admin: 3, object: true },
  'GET /delivery/unAuth/{id}': { token: 'tracking', client: 6, driver: 'any', admin: 3, object: true },
  'POST /delivery/downloadXlsx': anyAdmin,
  'POST /delivery/update-validation-docs': { driver: 'accepted', admin: 3, object: true },
  'POST /delivery/estimateMissionPrice': withOrganization,
  'GET /delivery/generate-report/{id}': { admin: 3, object: true },
  'GET /verify/{hash}': everyone,
  'GET /invoice/downloadPDF/{id}': { client: 6, driver: 'accepted', admin: 3, object: true },
  'GET /invoice/downloadXML/{id}': { client: 6, admin: 3, object: true },
  'GET /invoice/downloadPDFMobile/{id}': { client: 6, driver: 'accepted', admin: 3, object: true },
  'POST /invoice/download-delivery-payments-xlsx': maintainer,
  // a driver takes their own line of it
  'POST /invoice/download-declaration-xlsx': { driver: 'any', admin: 1 },
  'POST /clients/downloadXlsx': anyAdmin,
  'POST /drivers/downloadXlsx': anyAdmin,
  'POST /organization/downloadXlsx': anyAdmin,

  'POST /upload/authenticated-presigned-url': { ...signedIn, object: true },
  'PUT /files/{key}': { token: 'signature' },
  'GET /files/{key}': { token: 'signature' },
  'DELETE /s3/{key}': { ...signedIn, object: true },

  'POST /organization/find-me': { client: 6, organization: true },
  'POST /organization/update-profile': { client: 6 },
  'POST /organization/get-all-members': { client: 5, admin: 3, organization: true },
  'POST /organization/get-all-managers': { client: 4, admin: 3, organization: true },
  'POST /organization/get-all-owners': anyAdmin,
  'POST /organization/add-member': { client: 5, admin: 2, organization: true },
  'POST /organization/update-member': { client: 5, admin: 2, object: true },
  'POST /organization/delete-member': { client: 5, admin: 2, object: true },
  'POST /organization/delete': maintainerOn,
  'GET /organizations/{id}': { ...clientsAndAdmins, object: true },

  'POST /drivers/apply': everyone,
  'GET /drivers/getMandate': { token: 'mandate', admin: 2 },
  'POST /drivers/mandate': anyDriver,
  'GET /drivers/{id}/mandate': { driver: 'any', admin: 2, object: true },

  'GET /places/autocomplete': signedIn,
  'GET /places/{place_id}': signedIn,
  'GET /routes': { ...signedIn, token: 'tracking' },

  'GET /delivery-rating/questions': everyone,
  'GET /delivery-rating/survey-choices': everyone,
  'GET /delivery-rating/responses/{deliveryId}': { ...clientsAndAdmins, object: true },
  'GET /delivery-rating/rated/{deliveryId}': { token: 'survey' },
  'POST /delivery-rating/responses': { token: 'survey' },
  'GET /delivery-rating/survey': superAdmin,
  'PUT /delivery-rating/survey': superAdmin,

  'GET /upkeep/state': superAdmin,
  'GET /upkeep/messages': superAdmin,
  'POST /upkeep/messages/send-again': superAdmin,
  'POST /upkeep/messages/send-parked-again': superAdmin,
  'POST /upkeep/messages/give-up': superAdmin,
  'GET /upkeep/jobs': superAdmin,
  'GET /upkeep/security-log': superAdmin,
  'POST /upkeep/security-log/downloadXlsx': superAdmin,

  'POST /personal-data/download': signedIn,
  'POST /personal-data/{id}/download': superAdmin,
  'POST /personal-data/{id}/erase': superAdmin,

  'GET /health/live': everyone,
  'GET /health/ready': everyone,
  'GET /metrics': { admin: 1, developers: true },
  'GET /docs': { admin: 1, developers: true },
  'GET /config.json': everyone,
  'GET /dev/outbox': { anonymous: true, demo: true },
} as const satisfies Record<string, Access>

const GRAPHQL_OPERATIONS = {
  findAllDeliveries: { client: 6, driver: 'accepted', admin: 3, organization: true },
  findAllOffers: { driver: 'accepted', admin: 3 },
  findAllDrivers: { driver: 'any', admin: 3 },
  findAllOrganizations: withOrganization,
  findAllClients: clientsAndAdmins,
  findAllAdmins: anyAdmin,
  findAllVehicles: { client: 6, driver: 'accepted', admin: 3, organization: true },
  findAllDeliveryPayments: { driver: 'accepted', admin: 2 },
  findAllSubscriptionPayments: { driver: 'accepted', admin: 2 },
  findEarningsByMonth: { driver: 'accepted', admin: 2 },

  findDeliveryById: { client: 6, driver: 'accepted', admin: 3 },
  findOfferById: { driver: 'accepted', admin: 3 },
  findDriverById: { driver: 'any', admin: 3 },
  getDriverById: { driver: 'any', admin: 3 },
  findOrganizationById: clientsAndAdmins,
  findOrganizationBySlug: clientsAndAdmins,
  findClientById: clientsAndAdmins,
  findAdminById: anyAdmin,
  findVehicleById: { client: 6, driver: 'accepted', admin: 3 },
  findDriverBySub: { driver: 'any', admin: 3 },
  findClientBySub: clientsAndAdmins,
  findAdminBySub: anyAdmin,

  findAutoCompleteListDrivers: { driver: 'any', admin: 3 },
  /** Support proposes offers and so chooses drivers as well. */
  suggestDrivers: anyAdmin,
  findAutoCompleteListOrganizations: clientsAndAdmins,
  findAutoCompleteListClients: clientsAndAdmins,

  search: { client: 6, driver: 'accepted', admin: 3, organization: true },

  getDeliveriesCountByAdmin: anyAdmin,
  getDeliveriesCountByClient: { client: 6, organization: true },
  getDeliveryStatsByType: withOrganization,
  getDeliveryProgressStats: withOrganization,
  getDeliveryStatusStats: withOrganization,
  getPunctualityStats: withOrganization,
  findDeliveryLogs: { admin: 3, object: true },
  missionEvidence: { admin: 3, object: true },
  missionProblems: { admin: 3, driver: 'accepted', object: true },
  openProblems: anyAdmin,
  openExpenses: maintainer,
  missionExpenses: { driver: 'accepted', admin: 2, object: true },
  tariff: superAdmin,
  ownNoticeSettings: anyDriver,

  createDelivery: withOrganization,
  updateDelivery: { ...clientsAndAdmins, object: true },
  deleteDelivery: maintainerOn,
  allowDelivery: maintainerOn,
  assignDriverToDelivery: maintainerOn,
  changeDriver: maintainerOn,
  confirmDelivery: maintainerOn,
  cancelDelivery: { client: 6, admin: 2, object: true },
  updateDeliveryStatus: { client: 6, admin: 2, object: true },
  updateDeliveryType: maintainerOn,
  advanceMission: { driver: 'accepted', object: true },
  updateVehicle: { client: 6, driver: 'accepted', admin: 3, object: true },
  keepEvidence: { driver: 'accepted', object: true },
  reportProblem: { driver: 'accepted', object: true },
  markProblemSeen: { admin: 3, object: true },
  acceptVehicle: maintainerOn,
  declareExpense: { driver: 'accepted', object: true },
  takeBackExpense: { driver: 'accepted', object: true },
  decideExpense: maintainerOn,
  pauseSharing: { driver: 'accepted', object: true },

  createOffer: { driver: 'accepted', admin: 3, object: true },
  acceptOffer: maintainerOn,
  rejectOffer: maintainerOn,
  deleteOffer: maintainerOn,
  withdrawOffer: { driver: 'accepted', object: true },

  createOrganization: maintainer,
  updateOrganization: maintainerOn,

  createAdmin: superAdmin,
  /** Names of one's own profile are anybody's; the rest is judged by admins/policy. */
  updateAdmin: { admin: 3, object: true },
  deleteAdmin: { admin: 1, object: true },

  acceptDriver: maintainerOn,
  rejectDriver: maintainerOn,
  cancelRejectDriver: maintainerOn,
  disableDriver: maintainerOn,
  enableDriver: maintainerOn,
  verifyDriverPaper: maintainerOn,
  updateDriver: { driver: 'any', admin: 2, object: true },
  addDriverDaysOff: { driver: 'any', admin: 2, object: true },
  removeDriverDaysOff: { driver: 'any', admin: 2, object: true },

  updatePaymentStatus: maintainerOn,
  createSubscriptionPayment: maintainerOn,

  deleteFile: { ...signedIn, object: true },
  updateOwnNoticeSettings: anyDriver,
  updateTariff: superAdmin,
} as const satisfies Record<string, Access>

const LIVE_OPERATIONS = {
  'live connect': everyone,
  'live join-delivery': { token: 'tracking', client: 6, driver: 'accepted', admin: 3, object: true },
  'live leave-delivery': everyone,
  'live sendLocation': { driver: 'accepted', object: true },
} as const satisfies Record<string, Access>

/**
 * Every door of the product and who may come through it. The server refuses to start when a door has no row here
 * or a row has no door. Description 6.3, 6.4, 6.5 and 6.7.
 */
export const OPERATIONS = { ...REST_OPERATIONS, ...GRAPHQL_OPERATIONS, ...LIVE_OPERATIONS }

export type OperationName = keyof typeof OPERATIONS

/** The row of `name`, widened so that absent rights read as undefined. */
export function accessOf(name: OperationName): Access {
  return OPERATIONS[name]
}

function names(access: Access, role: 'ADMIN' | 'CLIENT' | 'DRIVER'): boolean {
  if (role === 'ADMIN') return access.admin !== undefined
  return role === 'CLIENT' ? access.client !== undefined : access.driver !== undefined
}

/**
 * Could somebody of this role ever call it? Asked before anything is loaded.
 * @returns 401 UNAUTHENTICATED, or 403 FORBIDDEN with reason WRONG_ROLE. Description 7.4.
 */
export function mayEverCall(actor: Actor, name: OperationName): Decision {
  const access = accessOf(name)
  if (access.anonymous || access.token) return ALLOWED
  if (actor.role === 'ANONYMOUS') return refuse('UNAUTHENTICATED')
  return names(access, actor.role) ? ALLOWED : refuse('FORBIDDEN', 'WRONG_ROLE')
}

/**
 * May this very person call it, by rank and state? Asked once the object is found where `object` is set, else at once.
 * @returns 403 FORBIDDEN with RANK_TOO_LOW, DRIVER_NOT_ACCEPTED or NO_ORGANIZATION. Description 7.4.
 */
export function mayCallByRank(actor: Actor, name: OperationName): Decision {
  const access = accessOf(name)
  if (access.anonymous || access.token) return ALLOWED
  const ever = mayEverCall(actor, name)
  if (!ever.ok) return ever
  switch (actor.role) {
    case 'ADMIN':
      return actor.rank <= (access.admin ?? 0) ? ALLOWED : refuse('FORBIDDEN', 'RANK_TOO_LOW')
    case 'CLIENT':
      if (actor.rank > (access.client ?? 0)) return refuse('FORBIDDEN', 'RANK_TOO_LOW')
      return access.organization && actor.organizationId === null ? refuse('FORBIDDEN', 'NO_ORGANIZATION') : ALLOWED
    case 'DRIVER':
      return access.driver === 'accepted' && actor.state !== 'ACCEPTED'
        ? refuse('FORBIDDEN', 'DRIVER_NOT_ACCEPTED')
        : ALLOWED
    case 'ANONYMOUS':
      return refuse('UNAUTHENTICATED')
  }
}
