import { ADDRESS, AT, ID, JSON_FILE, PAGE, XLSX, done, username, type Call } from './call'

const password = 'Volant-demo-2026'
const TOKENS = {
  AuthenticationResult: {
    IdToken: 'id',
    AccessToken: 'access',
    RefreshToken: 'refresh',
    ExpiresIn: 900,
    TokenType: 'Bearer',
  },
}
const CODE_SENT = {
  CodeDeliveryDetails: { Destination: 'o***@h***', DeliveryMedium: 'EMAIL', AttributeName: 'email' },
}
const NEW_MEMBER = {
  assigneeFirstName: 'Léa',
  assigneeLastName: 'Roy',
  assigneePhone: '06 12 34 56 78',
  assigneeEmail: 'lea@horizon-autos.test',
  assigneeFunction: 'Responsable',
  assigneeService: 'Parc',
  assigneeRank: 5,
  organizationSlug: 'horizon-autos',
}
const MEMBER = {
  id: ID,
  sub: ID,
  assigneeFirstName: 'Léa',
  assigneeLastName: 'Roy',
  assigneePhone: '+33612345678',
  assigneeEmail: 'lea@horizon-autos.test',
  assigneeFunction: 'Responsable',
  assigneeService: 'Parc',
  assigneeRank: 5,
  createdAt: AT,
  updatedAt: AT,
}
const ORGANIZATION = {
  id: ID,
  name: 'Horizon Autos',
  slug: 'horizon-autos',
  settings: { one_date: false, no_docs: true, defaultValues: { cars: [] }, carModels: [] },
  owner: MEMBER,
  members: [MEMBER],
}
const MEMBERS = {
  body: { page: 0, take: 10, slug: 'horizon-autos' },
  status: 201,
  reply: { records: [MEMBER], total: 1 },
} as const

export const PEOPLE: Readonly<Record<string, Call>> = {
  'POST /auth/login-gestion': { body: { username, password }, needs: 'username password', status: 201, reply: TOKENS },
  'POST /auth/confirm-account': { body: { username, code: '123456' }, needs: 'username code', ...done },
  'POST /auth/resend-confirmation-code': { body: { username }, needs: 'username', status: 201, reply: CODE_SENT },
  'POST /auth/refresh-token': { body: { RefreshToken: 'r' }, needs: 'RefreshToken', status: 201, reply: TOKENS },
  'GET /auth/me': {
    status: 200,
    reply: {
      sub: ID,
      'custom:role': 'CLIENT',
      'custom:rank': 4,
      firstName: 'Claire',
      lastName: 'Fontaine',
      email: username,
      organizationId: ID,
      organizationSlug: 'horizon-autos',
      organizationName: 'Horizon Autos',
      profileId: ID,
      connected: true,
      language: 'fr',
    },
  },
  'POST /auth/language': { body: { language: 'en' }, needs: 'language', ...done },
  'POST /auth/forgot-password': { body: { username }, needs: 'username', status: 201, reply: CODE_SENT },
  'POST /auth/confirm-password-submit': {
    body: { username, code: '123456', password },
    needs: 'username code password',
    ...done,
  },
  'POST /auth/set-new-password': {
    body: { session: 's', username, newPassword: password },
    needs: 'session username newPassword',
    status: 201,
    reply: TOKENS,
  },
  'POST /auth/admin-reset-password': { body: { username }, needs: 'username', ...done },
  'POST /auth/logout': { body: { RefreshToken: 'r' }, status: 204, reply: null },
  'POST /auth/change-password': {
    body: { currentPassword: password, newPassword: password },
    needs: 'currentPassword newPassword',
    ...done,
  },
  'GET /auth/sessions': {
    status: 200,
    reply: {
      records: [{ id: ID, browser: 'Firefox', system: null, startedAt: AT, renewedAt: AT, current: true }],
    },
  },
  'POST /auth/sessions/end': { body: { id: ID }, ...done },
  'POST /personal-data/download': { body: {}, status: 201, reply: JSON_FILE },
  'POST /personal-data/{id}/download': { params: { id: ID }, body: {}, needs: 'id', status: 201, reply: JSON_FILE },
  'POST /personal-data/{id}/erase': { params: { id: ID }, body: {}, needs: 'id', ...done },
  'POST /admins/add-push-notification': {
    body: { endpoint: 'https://push.example/1', expirationTime: 1, keys: { p256dh: 'p', auth: 'a' } },
    needs: 'endpoint',
    status: 201,
    reply: { id: ID },
  },
  'POST /admins/delete-push-notification': { body: { id: ID }, needs: 'id', ...done },
  'POST /drivers/apply': {
    body: {
      firstName: 'Karim',
      lastName: 'Benali',
      email: 'karim@volant.test',
      phoneNumber: '+33 6 12 34 56 78',
      birthDate: '1990-05-12',
      address: { ...ADDRESS, place_id: 'gz:FR:1', isInIdf: true },
      drivingPermitNumber: '12AB',
      drivingLicenseDate: '2010-05-12',
      company: 'Benali Convoyage',
      siret: '40483304800022',
      password,
      mcqAnswers: { q1: 'a' },
      language: 'fr',
    },
    needs: 'firstName lastName email phoneNumber birthDate drivingPermitNumber drivingLicenseDate password',
    status: 201,
    reply: { id: ID },
  },
  'GET /drivers/getMandate': {
    query: { mandateId: 'm' },
    needs: 'mandateId',
    status: 200,
    reply: { DocumentURL: '/files/m' },
  },
  'POST /drivers/mandate': {
    body: { currentPassword: password },
    needs: 'currentPassword',
    status: 201,
    reply: { mandateId: 'm' },
  },
  'GET /drivers/{id}/mandate': {
    params: { id: ID },
    needs: 'id',
    status: 200,
    reply: {
      available: true,
      mandate: { mandateId: 'm', reference: 'VOLANT-1001-1', signedAt: AT, lapsesAt: AT, lapsed: false },
    },
  },
  'POST /drivers/downloadXlsx': {
    body: { ...PAGE, state: 'ACCEPTED', email: 'karim', nameSearch: 'ben', postalCode: '75' },
    status: 201,
    reply: XLSX,
  },
  'POST /organization/add-member': {
    body: NEW_MEMBER,
    needs: 'assigneeFirstName assigneeLastName assigneePhone assigneeEmail',
    ...done,
  },
  'POST /organization/update-member': { body: { id: ID, ...NEW_MEMBER }, needs: 'id', ...done },
  'POST /organization/update-profile': {
    body: {
      firstName: 'Léa',
      lastName: 'Roy',
      phone: '+33612345678',
      assigneeFunction: 'Responsable',
      assigneeService: 'Parc',
      language: 'fr',
    },
    ...done,
  },
  'POST /organization/delete-member': { body: { id: ID }, needs: 'id', ...done },
  'POST /organization/get-all-members': MEMBERS,
  'POST /organization/get-all-managers': MEMBERS,
  'POST /organization/delete': { body: { slug: 'horizon-autos' }, needs: 'slug', ...done },
  'POST /organization/find-me': { body: {}, status: 201, reply: ORGANIZATION },
  'POST /organization/get-all-owners': {
    body: { page: 0, take: 10, slug: 'horizon-autos' },
    status: 201,
    reply: { total: 1, records: [{ ...MEMBER, organization: { name: 'Horizon Autos', slug: 'horizon-autos' } }] },
  },
  'GET /organizations/{id}': { params: { id: ID }, needs: 'id', status: 200, reply: ORGANIZATION },
  'POST /organization/downloadXlsx': { body: {}, status: 201, reply: XLSX },
  'POST /clients/downloadXlsx': {
    body: { ...PAGE, keyword: 'roy', organizationSlug: 'horizon-autos' },
    status: 201,
    reply: XLSX,
  },
}
