const SIGN_IN =
  'what comes in or goes out is a secret or a session, and each attempt is counted; none of it may be kept'
const ASKS = 'asks, or draws a file, and changes nothing'
const SAME = 'sent again it leaves the same'
const LINK = 'the link that opens it works once, and says so to whoever repeats'

/** Calls with a verb or a root of a change for which an Idempotency-Key says nothing, and why. */
export const WITHOUT_KEY: Readonly<Record<string, string>> = {
  'POST /auth/login-gestion': SIGN_IN,
  'POST /auth/confirm-account': SIGN_IN,
  'POST /auth/resend-confirmation-code': SIGN_IN,
  'POST /auth/refresh-token': SIGN_IN,
  'POST /auth/forgot-password': SIGN_IN,
  'POST /auth/confirm-password-submit': SIGN_IN,
  'POST /auth/set-new-password': SIGN_IN,
  'POST /auth/admin-reset-password': SIGN_IN,
  'POST /auth/logout': SIGN_IN,
  'POST /auth/change-password': SIGN_IN,
  'POST /auth/sessions/end': SIGN_IN,
  'POST /drivers/mandate': SIGN_IN,
  'POST /auth/language': SAME,
  'POST /organization/update-profile': SAME,
  updateOwnNoticeSettings: SAME,
  pauseSharing: SAME,
  'POST /admins/add-push-notification': 'the same browser is one subscription however often it is sent',
  'POST /admins/delete-push-notification': 'what is gone is gone',
  'POST /location/{deliveryId}': 'a position that is kept twice says nothing new',
  'POST /delivery/sendTrackingUrl/{id}': 'one link a minute for each delivery: the repeat is refused before it is read',
  'POST /delivery/confirm-delivery-by-sms': LINK,
  'POST /delivery-rating/responses': LINK,
  'PUT /files/{key}': LINK,
  keepEvidence: 'the entry has an id of its own, and is kept once',
  reportProblem: 'the report has an id of its own, and is kept once',
  markProblemSeen: 'who was first saw it, whoever presses again',
  advanceMission: 'the step carries its key in its input, as the phone keeps it',
  'POST /delivery/downloadXlsx': ASKS,
  'POST /delivery/estimateMissionPrice': ASKS,
  'POST /invoice/download-delivery-payments-xlsx': ASKS,
  'POST /clients/downloadXlsx': ASKS,
  'POST /drivers/downloadXlsx': ASKS,
  'POST /organization/downloadXlsx': ASKS,
  'POST /organization/find-me': ASKS,
  'POST /organization/get-all-members': ASKS,
  'POST /organization/get-all-managers': ASKS,
  'POST /organization/get-all-owners': ASKS,
  'POST /upkeep/security-log/downloadXlsx': ASKS,
  'POST /personal-data/download': ASKS,
  'POST /personal-data/{id}/download': ASKS,
}
