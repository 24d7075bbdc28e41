import type { DeliveryStatus } from '@volant/domain/deliveries/statuses'
import { addDays } from 'date-fns'
import { v7 as uuid } from 'uuid'
import { PASSWORD } from './cast'
import { DRIVER_SAMPLES } from './driver-samples'
import { SUBSCRIPTION } from './push-server'
import type { Caller, SampleRequest } from './sample-request'
import { DEAL, PARIS, dates } from './world'

let months = 0
/** A month is recorded once for each driver. */
const nextMonth = () => {
  months += 1
  return `20${String(Math.floor(months / 12)).padStart(2, '0')}-${String((months % 12) + 1).padStart(2, '0')}`
}

const isAdmin = ({ persona }: Caller) => persona.startsWith('A') && persona !== 'AN'
const now = new Date()
const iso = Object.fromEntries(Object.entries(dates(now)).map(([name, date]) => [name, date.toISOString()]))
const deal = { ...DEAL, ...iso }
const slugFor = (caller: Caller, slug: string) => (isAdmin(caller) ? { slug } : {})
const id = (at?: DeliveryStatus): SampleRequest => ({
  ...(at && { at }),
  send: (t) => ({ params: { id: t.deliveryId } }),
})
const plain: SampleRequest = { send: () => ({}) }
const empty: SampleRequest = { send: () => ({ body: {} }) }
const offer: SampleRequest = { at: 'WAITING_FOR_DRIVER', send: (t) => ({ variables: { input: { id: t.offerId } } }) }
const driverEmail: SampleRequest = { send: (t) => ({ variables: { email: t.leavingDriver } }) }
const step =
  (status: DeliveryStatus): SampleRequest['send'] =>
  (t) => ({ variables: { input: { id: t.deliveryId, status, reason: 'a good reason' } } })
const file: SampleRequest = {
  at: 'REQUESTED',
  send: (t) => ({ params: { key: t.fileKey }, variables: { key: t.fileKey } }),
}
const member = {
  assigneeFirstName: 'Max',
  assigneeLastName: 'Membre',
  assigneePhone: '+33612345678',
  assigneeRank: 6,
}
const company = {
  name: 'Garage du Midi',
  ownerFirstName: 'Olga',
  ownerLastName: 'Owner',
  ownerFunction: 'Chef',
  ownerService: 'Parc',
  address: PARIS,
}
const evidence = { refusal: 'ILLEGAL_TRANSITION', content: {}, files: [] }
const problem = { kind: 'delay', text: 'Bouchon' }
const receipt = { kind: 'toll', amount: 12.5, photoKey: 'Deliveries/receipt.jpg' }
let people = 0
const nextEmail = () => `sample${(people += 1)}@test.test`

/** A real request to each door. */
export const SAMPLE_REQUESTS: Readonly<Record<string, SampleRequest>> = {
  'POST /auth/login-gestion': { send: (_t, { username }) => ({ body: { username, password: PASSWORD } }) },
  'POST /auth/confirm-account': { send: (_t, { username }) => ({ body: { username, code: '000000' } }) },
  'POST /auth/resend-confirmation-code': { send: (_t, { username }) => ({ body: { username } }) },
  'POST /auth/refresh-token': { send: (_t, { refreshToken }) => ({ body: { RefreshToken: refreshToken } }) },
  'GET /auth/me': plain,
  'POST /auth/language': { send: () => ({ body: { language: 'fr' } }) },
  'POST /auth/forgot-password': { send: (_t, { username }) => ({ body: { username } }) },
  'POST /auth/confirm-password-submit': {
    send: (_t, { username }) => ({ body: { username, code: '000000', password: 'Livraison-43' } }),
  },
  'POST /auth/set-new-password': {
    send: (_t, { username }) => ({ body: { session: 'nobody-knows', username, newPassword: 'Livraison-43' } }),
  },
  'POST /auth/admin-reset-password': { send: (t) => ({ body: { username: t.driver.email } }) },
  'POST /auth/logout': { send: (_t, { refreshToken }) => ({ body: { RefreshToken: refreshToken } }) },
  'POST /auth/change-password': {
    send: () => ({ body: { currentPassword: 'a wrong one', newPassword: 'Livraison-43' } }),
  },
  'GET /auth/sessions': plain,
  'POST /auth/sessions/end': { at: 'REQUESTED', send: (t) => ({ body: { id: t.sessionId } }) },
  'POST /admins/add-push-notification': { send: () => ({ body: SUBSCRIPTION }) },
  'POST /admins/delete-push-notification': { at: 'REQUESTED', send: (t) => ({ body: { id: t.pushId } }) },
  'GET /location/{deliveryId}': { at: 'ONGOING', send: (t) => ({ params: { deliveryId: t.deliveryId } }) },
  'POST /location/{deliveryId}': {
    at: 'ONGOING',
    send: (t) => ({
      params: { deliveryId: t.deliveryId },
      body: { positions: [{ latitude: 47, longitude: 3, recordedAt: new Date().toISOString() }] },
    }),
  },
  'GET /location/{deliveryId}/views': { at: 'ONGOING', send: (t) => ({ params: { deliveryId: t.deliveryId } }) },
  'POST /delivery/confirm-delivery-by-sms': { send: () => ({ body: { status: 'CONFIRMED_BY_CUSTOMER' } }) },
  'GET /delivery/confirm-delivery-by-sms': plain,
  'GET /delivery/sms-confirmation-url/{id}': id('PENDING_CUSTOMER_CONFIRMATION'),
  'POST /sms/send-delivery-confirmation': {
    at: 'REQUESTED',
    send: (t) => ({ body: { deliveryId: t.deliveryId, recipient: '+33610000555', message: 'Bonjour {link}' } }),
  },
  'POST /email/send-rate-email': { at: 'COMPLETED', send: (t) => ({ body: { deliveryId: t.deliveryId } }) },
  'POST /delivery/sendTrackingUrl/{id}': id('ONGOING'),
  'GET /delivery/unAuth/{id}': id('ONGOING'),
  'POST /delivery/downloadXlsx': empty,
  'POST /delivery/update-validation-docs': {
    at: 'ONGOING',
    send: (t) => ({ body: { id: t.deliveryId, validationDocs: [] } }),
  },
  'POST /delivery/estimateMissionPrice': {
    send: () => ({
      body: {
        origin: 'gz:FR:75104:75004',
        destination: 'gz:FR:69382:69002',
        numberOfCars: 1,
        status: 'PROFESSIONAL',
        carType: 'A',
      },
    }),
  },
  'GET /delivery/generate-report/{id}': id('COMPLETED'),
  'GET /verify/{hash}': { send: () => ({ params: { hash: 'a'.repeat(64) } }) },
  'GET /invoice/downloadPDF/{id}': id('COMPLETED'),
  'GET /invoice/downloadXML/{id}': id('COMPLETED'),
  'GET /invoice/downloadPDFMobile/{id}': id('COMPLETED'),
  'POST /invoice/download-delivery-payments-xlsx': empty,
  'POST /invoice/download-declaration-xlsx': { send: () => ({ body: { year: 2025 } }) },
  'POST /clients/downloadXlsx': empty,
  'POST /drivers/downloadXlsx': empty,
  'POST /organization/downloadXlsx': plain,
  'POST /upload/authenticated-presigned-url': {
    at: 'REQUESTED',
    send: (t) => ({
      body: {
        fileName: 'carte-grise.pdf',
        fileType: 'application/pdf',
        fileSize: 1000,
        metadata: { module: 'delivery', deliveryId: t.deliveryId, kind: 'doc' },
      },
    }),
  },
  'PUT /files/{key}': { send: () => ({ params: { key: 'Cars/nothing.jpeg' }, query: { token: 'x' } }) },
  'GET /files/{key}': { send: () => ({ params: { key: 'Cars/nothing.jpeg' } }) },
  'DELETE /s3/{key}': file,
  'POST /organization/find-me': plain,
  'POST /organization/update-profile': { send: () => ({ body: { firstName: 'Claire' } }) },
  'POST /organization/get-all-members': { send: (t, who) => ({ body: slugFor(who, t.organizationSlug) }) },
  'POST /organization/get-all-managers': { send: (t, who) => ({ body: slugFor(who, t.organizationSlug) }) },
  'POST /organization/get-all-owners': plain,
  'POST /organization/add-member': {
    send: (t, who) => ({
      body: { ...member, assigneeEmail: nextEmail(), ...(isAdmin(who) && { organizationSlug: t.organizationSlug }) },
    }),
  },
  'POST /organization/update-member': {
    at: 'REQUESTED',
    send: (t) => ({ body: { id: t.memberId, assigneeFirstName: 'Maxence' } }),
  },
  'POST /organization/delete-member': { at: 'REQUESTED', send: (t) => ({ body: { id: t.memberId } }) },
  'POST /organization/delete': { at: 'ONGOING', send: (t) => ({ body: { slug: t.organizationSlug } }) },
  'GET /organizations/{id}': { send: (t) => ({ params: { id: t.organizationId } }) },
  'POST /drivers/apply': {
    send: () => ({
      body: {
        firstName: 'Denis',
        lastName: 'Durand',
        email: nextEmail(),
        phoneNumber: '+33612345678',
        birthDate: '1990-01-01',
        address: PARIS,
        drivingPermitNumber: '12AB34567',
        drivingLicenseDate: '2010-01-01',
        password: 'Livraison-42',
      },
    }),
  },
  'GET /drivers/getMandate': { send: () => ({ query: { mandateId: 'nobody-knows-this-mandate' } }) },
  'POST /drivers/mandate': { send: () => ({ body: { currentPassword: PASSWORD } }) },
  'GET /drivers/{id}/mandate': { send: (t) => ({ params: { id: t.driver.profileId } }) },
  'GET /places/autocomplete': { send: () => ({ query: { q: 'Lyon' } }) },
  'GET /places/{place_id}': { send: () => ({ params: { place_id: 'gz:FR:75104:75004' } }) },
  'GET /routes': { send: () => ({ query: { from: '48.85,2.35', to: '45.75,4.83' } }) },
  'GET /delivery-rating/questions': plain,
  'GET /delivery-rating/survey-choices': plain,
  'GET /delivery-rating/responses/{deliveryId}': {
    at: 'COMPLETED',
    send: (t) => ({ params: { deliveryId: t.deliveryId } }),
  },
  'GET /delivery-rating/rated/{deliveryId}': {
    send: () => ({ params: { deliveryId: '019f0000-0000-7000-8000-000000000000' } }),
  },
  'POST /delivery-rating/responses': {
    send: () => ({ body: { deliveryId: '019f0000-0000-7000-8000-000000000000', responses: [] } }),
  },
  'GET /delivery-rating/survey': plain,
  // refused for its version by whoever may write it, so that no caller changes what another is asked
  'PUT /delivery-rating/survey': { send: () => ({ body: { version: 'none', questions: [] } }) },
  'GET /upkeep/state': plain,
  'GET /upkeep/messages': plain,
  'POST /upkeep/messages/send-again': { at: 'REQUESTED', send: (t) => ({ body: { id: t.messageId } }) },
  'POST /upkeep/messages/send-parked-again': empty,
  'POST /upkeep/messages/give-up': { at: 'REQUESTED', send: (t) => ({ body: { id: t.messageId } }) },
  'GET /upkeep/jobs': plain,
  'GET /upkeep/security-log': plain,
  'POST /upkeep/security-log/downloadXlsx': empty,
  'POST /personal-data/download': plain,
  'POST /personal-data/{id}/download': { at: 'REQUESTED', send: (t) => ({ params: { id: t.memberId } }) },
  'POST /personal-data/{id}/erase': { at: 'REQUESTED', send: (t) => ({ params: { id: t.memberId } }) },
  'GET /health/live': plain,
  'GET /health/ready': plain,
  'GET /metrics': plain,
  'GET /docs': plain,
  'GET /config.json': plain,
  'GET /dev/outbox': plain,

  findAllDeliveries: plain,
  findAllOffers: plain,
  findAllDrivers: plain,
  findAllOrganizations: plain,
  findAllClients: plain,
  findAllAdmins: plain,
  findAllVehicles: plain,
  findAllDeliveryPayments: plain,
  findAllSubscriptionPayments: plain,
  findEarningsByMonth: plain,
  findDeliveryById: { at: 'SET', send: (t) => ({ variables: { id: t.deliveryId } }) },
  findOfferById: { at: 'WAITING_FOR_DRIVER', send: (t) => ({ variables: { id: t.offerId } }) },
  findDriverById: { send: (t) => ({ variables: { id: t.driver.profileId } }) },
  getDriverById: { send: (t) => ({ variables: { id: t.driver.profileId } }) },
  findDriverBySub: { send: (t) => ({ variables: { sub: t.driver.sub } }) },
  findOrganizationById: { send: (t) => ({ variables: { id: t.organizationId } }) },
  findOrganizationBySlug: { send: (t) => ({ variables: { slug: t.organizationSlug } }) },
  findClientById: { send: (t) => ({ variables: { id: t.client.profileId } }) },
  findClientBySub: { send: (t) => ({ variables: { sub: t.client.sub } }) },
  findAdminById: { send: (t) => ({ variables: { id: t.admin.profileId } }) },
  findAdminBySub: { send: (t) => ({ variables: { sub: t.admin.sub } }) },
  findVehicleById: { at: 'ONGOING', send: (t) => ({ variables: { id: t.vehicleId } }) },
  findAutoCompleteListDrivers: plain,
  suggestDrivers: { at: 'WAITING_FOR_DRIVER', send: (t) => ({ variables: { deliveryId: t.deliveryId, limit: 10 } }) },
  findAutoCompleteListOrganizations: plain,
  findAutoCompleteListClients: plain,
  search: { send: () => ({ variables: { text: 'Horizon', limit: 5 } }) },
  getDeliveriesCountByAdmin: plain,
  getDeliveriesCountByClient: plain,
  getDeliveryStatsByType: plain,
  getDeliveryProgressStats: plain,
  getDeliveryStatusStats: plain,
  getPunctualityStats: plain,
  findDeliveryLogs: {
    at: 'ONGOING',
    send: (t) => ({ variables: { deliveryId: t.deliveryId, page: 1, pageSize: 10 } }),
  },
  missionEvidence: { at: 'ONGOING', send: (t) => ({ variables: { deliveryId: t.deliveryId } }) },
  missionProblems: { at: 'ONGOING', send: (t) => ({ variables: { deliveryId: t.deliveryId } }) },
  openProblems: plain,
  openExpenses: plain,
  missionExpenses: { at: 'ONGOING', send: (t) => ({ variables: { deliveryId: t.deliveryId } }) },
  tariff: plain,
  ownNoticeSettings: plain,

  createDelivery: {
    send: (t, who) => ({
      variables: {
        input: {
          type: 'STANDARD',
          clientFirstName: 'Camille',
          clientLastName: 'Laurent',
          clientEmail: 'camille@test.test',
          ...(isAdmin(who) && { representativeId: t.representativeId }),
          ...iso,
        },
      },
    }),
  },
  updateDelivery: { at: 'REQUESTED', send: (t) => ({ variables: { input: { id: t.deliveryId, comment: 'Merci' } } }) },
  'updateDelivery (once it is confirmed)': {
    at: 'CONFIRMED',
    send: (t) => ({ variables: { input: { id: t.deliveryId, comment: 'Merci' } } }),
  },
  deleteDelivery: { at: 'CONFIRMED', send: (t) => ({ variables: { id: t.deliveryId } }) },
  allowDelivery: { at: 'CONFIRMED', send: (t) => ({ variables: { input: { id: t.deliveryId, ...deal } } }) },
  assignDriverToDelivery: {
    at: 'CONFIRMED',
    send: (t) => ({ variables: { input: { id: t.deliveryId, driverId: t.candidateId, ...deal } } }),
  },
  changeDriver: {
    at: 'SET',
    send: (t) => ({ variables: { input: { id: t.deliveryId, driverId: t.candidateId, ...deal } } }),
  },
  confirmDelivery: { at: 'REQUESTED', send: (t) => ({ variables: { deliveryId: t.deliveryId } }) },
  cancelDelivery: {
    at: 'REQUESTED',
    send: (t) => ({ variables: { input: { id: t.deliveryId, reason: 'customer_not_available' } } }),
  },
  'updateDeliveryStatus (reactivated)': { at: 'CANCELLED_BY_CUSTOMER', send: step('REQUESTED') },
  'updateDeliveryStatus (terminated)': { at: 'ONGOING', send: step('COMPLETED') },
  'updateDeliveryStatus (a step forced)': { at: 'ONGOING', send: step('PICKUP_CLIENT') },
  updateDeliveryType: {
    at: 'CONFIRMED',
    type: 'TWO_WAY_DELIVERY',
    send: (t) => ({ variables: { input: { id: t.deliveryId, type: 'STANDARD' } } }),
  },
  advanceMission: {
    at: 'SET',
    send: (t) => ({ variables: { input: { deliveryId: t.deliveryId, action: 'WITHDRAW', idempotencyKey: uuid() } } }),
  },
  updateVehicle: { at: 'REQUESTED', send: (t) => ({ variables: { input: { id: t.vehicleId, marque: 'Renault' } } }) },
  'updateVehicle (photos on the way)': {
    at: 'SET',
    send: (t) => ({ variables: { input: { id: t.vehicleId, imagesBefore: { top: null } } } }),
  },
  pauseSharing: {
    at: 'ONGOING',
    send: (t) => ({ variables: { input: { deliveryId: t.deliveryId, paused: true } } }),
  },
  keepEvidence: {
    at: 'ONGOING',
    send: (t) => ({
      variables: { input: { deliveryId: t.deliveryId, id: uuid(), capturedAt: now.toISOString(), ...evidence } },
    }),
  },
  reportProblem: {
    at: 'ONGOING',
    send: (t) => ({
      variables: { input: { deliveryId: t.deliveryId, id: uuid(), capturedAt: now.toISOString(), ...problem } },
    }),
  },
  declareExpense: {
    at: 'ONGOING',
    send: (t) => ({
      variables: {
        input: { deliveryId: t.deliveryId, id: t.expenseId, capturedAt: now.toISOString(), ...receipt },
      },
    }),
  },
  takeBackExpense: { at: 'ONGOING', send: (t) => ({ variables: { id: t.expenseId } }) },
  decideExpense: { at: 'ONGOING', send: (t) => ({ variables: { input: { id: t.expenseId, reason: 'Sans ticket' } } }) },
  markProblemSeen: { at: 'ONGOING', send: (t) => ({ variables: { id: t.problemId } }) },
  acceptVehicle: {
    at: 'SET',
    send: (t) => ({ variables: { input: { vehicleId: t.vehicleId, reason: 'Vu avec le client' } } }),
  },
  createOffer: {
    at: 'WAITING_FOR_DRIVER',
    send: (t, who) => ({
      variables: {
        input: {
          deliveryId: t.deliveryId,
          driverId: who.persona.startsWith('D') ? who.profileId : t.candidateId,
          demandedPrice: 200,
        },
      },
    }),
  },
  acceptOffer: offer,
  rejectOffer: offer,
  deleteOffer: offer,
  withdrawOffer: offer,
  createOrganization: { send: () => ({ variables: { input: { ...company, ownerEmail: nextEmail() } } }) },
  updateOrganization: {
    send: (t) => ({ variables: { input: { id: t.organizationId, ownerFunction: 'Chef', ownerService: 'Parc' } } }),
  },
  createAdmin: {
    send: () => ({
      variables: {
        input: { firstName: 'Ada', lastName: 'Admin', email: nextEmail(), password: 'Livraison-42', rank: 3 },
      },
    }),
  },
  updateAdmin: { send: (t) => ({ variables: { input: { id: t.admin.profileId, firstName: 'Ada' } } }) },
  deleteAdmin: { send: (t) => ({ variables: { id: t.leaver.profileId } }) },
  acceptDriver: { send: (t) => ({ variables: { driverId: t.driver.profileId } }) },
  rejectDriver: driverEmail,
  cancelRejectDriver: driverEmail,
  disableDriver: driverEmail,
  enableDriver: driverEmail,
  ...DRIVER_SAMPLES,
  updatePaymentStatus: {
    at: 'COMPLETED',
    send: (t) => ({ variables: { input: { id: t.paymentId, status: 'FAILED' } } }),
  },
  createSubscriptionPayment: {
    send: (t) => ({
      variables: {
        input: { driverId: t.driver.profileId, subscriptionId: 'LIGHT', month: nextMonth(), amount: 29 },
      },
    }),
  },
  deleteFile: file,
  updateOwnNoticeSettings: { send: () => ({ variables: { input: { muted: ['REMINDER'] } } }) },
  updateTariff: { send: () => ({ variables: { tariff: { nothing: addDays(now, 1).toISOString() } } }) },

  'live connect': plain,
  'live join-delivery': { at: 'ONGOING', send: (t) => ({ payload: t.deliveryId }) },
  'live leave-delivery': { at: 'ONGOING', send: (t) => ({ payload: t.deliveryId }) },
  'live sendLocation': {
    at: 'ONGOING',
    send: (t) => ({ payload: { deliveryId: t.deliveryId, latitude: 47, longitude: 3 } }),
  },
}
