/**
 * Who gets through which door, written by hand from the permissions: a second source beside the domain's table.
 * One letter per person, in the order of PEOPLE: `-` 401 · `x` 403 · `0` 404, or null for a query · `+` gets through ·
 * `s` opened by a secret alone: without it everybody is refused with the same answer.
 * The product of the tests is one in development, where metrics and the description of the calls are open; in production they are not
 * (`server/src/platform/http/rest.test.ts`).
 */
export const PEOPLE = ['AN', 'C6', 'C5', 'C4', 'CX', 'C0', 'DW', 'DA', 'DS', 'A3', 'A2', 'A1'] as const

const PERMISSIONS = `
                                                     A CCC CC DDD AAA
                                                     N 654 X0 WAS 321
POST /auth/login-gestion                             + +++ ++ +++ +++
POST /auth/confirm-account                           + +++ ++ +++ +++
POST /auth/resend-confirmation-code                  + +++ ++ +++ +++
POST /auth/refresh-token                             + +++ ++ +++ +++
GET /auth/me                                         - +++ ++ +++ +++
POST /auth/language                                  - +++ ++ +++ +++
POST /auth/forgot-password                           + +++ ++ +++ +++
POST /auth/confirm-password-submit                   + +++ ++ +++ +++
POST /auth/set-new-password                          s sss ss sss sss
POST /auth/admin-reset-password                      - xxx xx xxx x++
POST /auth/logout                                    - +++ ++ +++ +++
POST /auth/change-password                           - +++ ++ +++ +++
GET /auth/sessions                                   - +++ ++ +++ +++
POST /auth/sessions/end                              - 00+ 00 000 000
POST /admins/add-push-notification                   - +++ ++ +++ +++
POST /admins/delete-push-notification                - 00+ 00 000 000
GET /location/{deliveryId}                           0 +++ 00 00+ +++
POST /location/{deliveryId}                          - xxx xx 00+ xxx
GET /location/{deliveryId}/views                     - xxx xx xxx xx+
POST /delivery/confirm-delivery-by-sms               s sss ss sss sss
GET /delivery/confirm-delivery-by-sms                s sss ss sss sss
GET /delivery/sms-confirmation-url/{id}              - xxx xx xxx +++
POST /sms/send-delivery-confirmation                 - xxx xx xxx +++
POST /email/send-rate-email                          - xxx xx xxx +++
POST /delivery/sendTrackingUrl/{id}                  - xxx xx xxx +++
GET /delivery/unAuth/{id}                            0 +++ 00 00+ +++
POST /delivery/downloadXlsx                          - xxx xx xxx +++
POST /delivery/update-validation-docs                - xxx xx 00+ +++
POST /delivery/estimateMissionPrice                  - +++ +x xxx +++
GET /delivery/generate-report/{id}                   - xxx xx xxx +++
GET /verify/{hash}                                   0 000 00 000 000
GET /invoice/downloadPDF/{id}                        - +++ 00 00+ +++
GET /invoice/downloadXML/{id}                        - +++ 00 xxx +++
GET /invoice/downloadPDFMobile/{id}                  - +++ 00 00+ +++
POST /invoice/download-delivery-payments-xlsx        - xxx xx xxx x++
POST /invoice/download-declaration-xlsx              - xxx xx +++ xx+
POST /clients/downloadXlsx                           - xxx xx xxx +++
POST /drivers/downloadXlsx                           - xxx xx xxx +++
POST /organization/downloadXlsx                      - xxx xx xxx +++
POST /upload/authenticated-presigned-url             - +++ 00 000 +++
PUT /files/{key}                                     s sss ss sss sss
GET /files/{key}                                     s sss ss sss sss
DELETE /s3/{key}                                     - +++ 00 000 +++
POST /organization/find-me                           - +++ +x xxx xxx
POST /organization/update-profile                    - +++ ++ xxx xxx
POST /organization/get-all-members                   - x++ +x xxx +++
POST /organization/get-all-managers                  - xx+ +x xxx +++
POST /organization/get-all-owners                    - xxx xx xxx +++
POST /organization/add-member                        - x++ +x xxx x++
POST /organization/update-member                     - x++ 00 xxx x++
POST /organization/delete-member                     - x++ 00 xxx x++
POST /organization/delete                            - xxx xx xxx x++
GET /organizations/{id}                              - +++ 00 xxx +++
POST /drivers/apply                                  + +++ ++ +++ +++
GET /drivers/getMandate                              s sss ss sss sss
POST /drivers/mandate                                - xxx xx +++ xxx
GET /drivers/{id}/mandate                            - xxx xx 00+ x++
GET /places/autocomplete                             - +++ ++ +++ +++
GET /places/{place_id}                               - +++ ++ +++ +++
GET /routes                                          - +++ ++ +++ +++
GET /delivery-rating/questions                       + +++ ++ +++ +++
GET /delivery-rating/survey-choices                  + +++ ++ +++ +++
GET /delivery-rating/responses/{deliveryId}          - +++ 00 xxx +++
GET /delivery-rating/rated/{deliveryId}              s sss ss sss sss
POST /delivery-rating/responses                      s sss ss sss sss
GET /delivery-rating/survey                          - xxx xx xxx xx+
PUT /delivery-rating/survey                          - xxx xx xxx xx+
GET /upkeep/state                                    - xxx xx xxx xx+
GET /upkeep/messages                                 - xxx xx xxx xx+
POST /upkeep/messages/send-again                     - xxx xx xxx xx+
POST /upkeep/messages/send-parked-again              - xxx xx xxx xx+
POST /upkeep/messages/give-up                        - xxx xx xxx xx+
GET /upkeep/jobs                                     - xxx xx xxx xx+
GET /upkeep/security-log                             - xxx xx xxx xx+
POST /upkeep/security-log/downloadXlsx               - xxx xx xxx xx+
POST /personal-data/download                         - +++ ++ +++ +++
POST /personal-data/{id}/download                    - xxx xx xxx xx+
POST /personal-data/{id}/erase                       - xxx xx xxx xx+
GET /health/live                                     + +++ ++ +++ +++
GET /health/ready                                    + +++ ++ +++ +++
GET /metrics                                         + +++ ++ +++ +++
GET /docs                                            + +++ ++ +++ +++
GET /config.json                                     + +++ ++ +++ +++
GET /dev/outbox                                      0 000 00 000 000

findAllDeliveries                                    - +++ +x x++ +++
findAllOffers                                        - xxx xx x++ +++
findAllDrivers                                       - xxx xx +++ +++
findAllOrganizations                                 - +++ +x xxx +++
findAllClients                                       - +++ ++ xxx +++
findAllAdmins                                        - xxx xx xxx +++
findAllVehicles                                      - +++ +x x++ +++
findAllDeliveryPayments                              - xxx xx x++ x++
findAllSubscriptionPayments                          - xxx xx x++ x++
findEarningsByMonth                                  - xxx xx x++ x++
findDeliveryById                                     - +++ 00 x0+ +++
findOfferById                                        - xxx xx x+0 +++
findDriverById                                       - xxx xx 00+ +++
getDriverById                                        - xxx xx 00+ +++
findDriverBySub                                      - xxx xx 00+ +++
findOrganizationById                                 - +++ 00 xxx +++
findOrganizationBySlug                               - +++ 00 xxx +++
findClientById                                       - 00+ 00 xxx +++
findClientBySub                                      - 00+ 00 xxx +++
findAdminById                                        - xxx xx xxx 0++
findAdminBySub                                       - xxx xx xxx 0++
findVehicleById                                      - +++ 00 x0+ +++
findAutoCompleteListDrivers                          - xxx xx +++ +++
suggestDrivers                                       - xxx xx xxx +++
findAutoCompleteListOrganizations                    - +++ ++ xxx +++
findAutoCompleteListClients                          - +++ ++ xxx +++
search                                               - +++ +x x++ +++
getDeliveriesCountByAdmin                            - xxx xx xxx +++
getDeliveriesCountByClient                           - +++ +x xxx xxx
getDeliveryStatsByType                               - +++ +x xxx +++
getDeliveryProgressStats                             - +++ +x xxx +++
getDeliveryStatusStats                               - +++ +x xxx +++
getPunctualityStats                                  - +++ +x xxx +++
findDeliveryLogs                                     - xxx xx xxx +++
missionEvidence                                      - xxx xx xxx +++
missionExpenses                                      - xxx xx 00+ x++
missionProblems                                      - xxx xx 00+ +++
openProblems                                         - xxx xx xxx +++
openExpenses                                         - xxx xx xxx x++
tariff                                               - xxx xx xxx xx+
ownNoticeSettings                                    - xxx xx +++ xxx

createDelivery                                       - +++ +x xxx +++
updateDelivery                                       - +++ 00 xxx +++
updateDelivery (once it is confirmed)                - +++ 00 xxx x++
deleteDelivery                                       - xxx xx xxx x++
allowDelivery                                        - xxx xx xxx x++
assignDriverToDelivery                               - xxx xx xxx x++
changeDriver                                         - xxx xx xxx x++
confirmDelivery                                      - xxx xx xxx x++
cancelDelivery                                       - +++ 00 xxx x++
updateDeliveryStatus (reactivated)                   - +++ 00 xxx x++
updateDeliveryStatus (terminated)                    - xxx 00 xxx x++
updateDeliveryStatus (a step forced)                 - xxx 00 xxx x++
updateDeliveryType                                   - xxx xx xxx x++
advanceMission                                       - xxx xx 00+ xxx
updateVehicle                                        - +++ 00 000 +++
updateVehicle (photos on the way)                    - xxx 00 00+ +++
keepEvidence                                         - xxx xx 00+ xxx
reportProblem                                        - xxx xx 00+ xxx
declareExpense                                       - xxx xx 00+ xxx
takeBackExpense                                      - xxx xx 00+ xxx
decideExpense                                        - xxx xx xxx x++
markProblemSeen                                      - xxx xx xxx +++
acceptVehicle                                        - xxx xx xxx x++
pauseSharing                                         - xxx xx 00+ xxx
createOffer                                          - xxx xx x++ +++
acceptOffer                                          - xxx xx xxx x++
rejectOffer                                          - xxx xx xxx x++
deleteOffer                                          - xxx xx xxx x++
withdrawOffer                                        - xxx xx 0+0 xxx
createOrganization                                   - xxx xx xxx x++
updateOrganization                                   - xxx xx xxx x++
createAdmin                                          - xxx xx xxx xx+
updateAdmin                                          - xxx xx xxx 0++
deleteAdmin                                          - xxx xx xxx xx+
acceptDriver                                         - xxx xx xxx x++
rejectDriver                                         - xxx xx xxx x++
cancelRejectDriver                                   - xxx xx xxx x++
disableDriver                                        - xxx xx xxx x++
enableDriver                                         - xxx xx xxx x++
verifyDriverPaper                                    - xxx xx xxx x++
updateDriver                                         - xxx xx 00+ x++
addDriverDaysOff                                     - xxx xx 00+ x++
removeDriverDaysOff                                  - xxx xx 00+ x++
updatePaymentStatus                                  - xxx xx xxx x++
createSubscriptionPayment                            - xxx xx xxx x++
deleteFile                                           - +++ 00 000 +++
updateOwnNoticeSettings                              - xxx xx +++ xxx
updateTariff                                         - xxx xx xxx xx+

live connect                                         + +++ ++ +++ +++
live join-delivery                                   0 +++ 00 00+ +++
live leave-delivery                                  + +++ ++ +++ +++
live sendLocation                                    - xxx xx 00+ xxx
`

export interface Line {
  /** The operation, with the case in brackets where it has several. */
  readonly title: string
  readonly operation: string
  /** Twelve letters in the order of PEOPLE. */
  readonly cells: string
}

export const LINES: readonly Line[] = PERMISSIONS.split('\n')
  .map((line) => /^(\S.*?) {2,}([-x0+s ]+)$/.exec(line))
  .filter((match) => match !== null)
  .map(([, title = '', cells = '']) => ({
    title,
    operation: title.replace(/ \(.*\)$/, ''),
    cells: cells.replaceAll(' ', ''),
  }))
