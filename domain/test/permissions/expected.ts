/**
 * Copied by hand from description 6.3, 6.4, 6.5 and 6.7. Columns: AN, C6 C5 C4, DW DA, A3 A2 A1; Y = the door opens,
 * whatever is in scope behind it. `T` in the first column: a link's secret opens it, so nobody is turned away at the door.
 */
export const EXPECTED = `
Y YYY YY YYY POST /auth/login-gestion
Y YYY YY YYY POST /auth/confirm-account
Y YYY YY YYY POST /auth/resend-confirmation-code
Y YYY YY YYY POST /auth/refresh-token
- YYY YY YYY GET /auth/me
- YYY YY YYY POST /auth/language
Y YYY YY YYY POST /auth/forgot-password
Y YYY YY YYY POST /auth/confirm-password-submit
Y YYY YY YYY POST /auth/set-new-password
- --- -- -YY POST /auth/admin-reset-password
- YYY YY YYY POST /auth/logout
- YYY YY YYY POST /auth/change-password
- YYY YY YYY GET /auth/sessions
- YYY YY YYY POST /auth/sessions/end
- YYY YY YYY POST /admins/add-push-notification
- YYY YY YYY POST /admins/delete-push-notification
T YYY YY YYY GET /location/{deliveryId}
- --- -Y --- POST /location/{deliveryId}
- --- -- --Y GET /location/{deliveryId}/views
T YYY YY YYY POST /delivery/confirm-delivery-by-sms
T YYY YY YYY GET /delivery/confirm-delivery-by-sms
- --- -- YYY GET /delivery/sms-confirmation-url/{id}
- --- -- YYY POST /sms/send-delivery-confirmation
- --- -- YYY POST /email/send-rate-email
- --- -- YYY POST /delivery/sendTrackingUrl/{id}
T YYY YY YYY GET /delivery/unAuth/{id}
- --- -- YYY POST /delivery/downloadXlsx
- --- -Y YYY POST /delivery/update-validation-docs
- YYY -- YYY POST /delivery/estimateMissionPrice
- --- -- YYY GET /delivery/generate-report/{id}
Y YYY YY YYY GET /verify/{hash}
- YYY -Y YYY GET /invoice/downloadPDF/{id}
- YYY -- YYY GET /invoice/downloadXML/{id}
- YYY -Y YYY GET /invoice/downloadPDFMobile/{id}
- --- -- -YY POST /invoice/download-delivery-payments-xlsx
- --- YY --Y POST /invoice/download-declaration-xlsx
- --- -- YYY POST /clients/downloadXlsx
- --- -- YYY POST /drivers/downloadXlsx
- --- -- YYY POST /organization/downloadXlsx
- YYY YY YYY POST /upload/authenticated-presigned-url
T YYY YY YYY PUT /files/{key}
T YYY YY YYY GET /files/{key}
- YYY YY YYY DELETE /s3/{key}
- YYY -- --- POST /organization/find-me
- YYY -- --- POST /organization/update-profile
- -YY -- YYY POST /organization/get-all-members
- --Y -- YYY POST /organization/get-all-managers
- --- -- YYY POST /organization/get-all-owners
- -YY -- -YY POST /organization/add-member
- -YY -- -YY POST /organization/update-member
- -YY -- -YY POST /organization/delete-member
- --- -- -YY POST /organization/delete
- YYY -- YYY GET /organizations/{id}
Y YYY YY YYY POST /drivers/apply
T YYY YY YYY GET /drivers/getMandate
- --- YY --- POST /drivers/mandate
- --- YY -YY GET /drivers/{id}/mandate
- YYY YY YYY GET /places/autocomplete
- YYY YY YYY GET /places/{place_id}
T YYY YY YYY GET /routes
Y YYY YY YYY GET /delivery-rating/questions
Y YYY YY YYY GET /delivery-rating/survey-choices
- YYY -- YYY GET /delivery-rating/responses/{deliveryId}
T YYY YY YYY GET /delivery-rating/rated/{deliveryId}
T YYY YY YYY POST /delivery-rating/responses
- --- -- --Y GET /delivery-rating/survey
- --- -- --Y PUT /delivery-rating/survey
- --- -- --Y GET /upkeep/state
- --- -- --Y GET /upkeep/messages
- --- -- --Y POST /upkeep/messages/send-again
- --- -- --Y POST /upkeep/messages/send-parked-again
- --- -- --Y POST /upkeep/messages/give-up
- --- -- --Y GET /upkeep/jobs
- --- -- --Y GET /upkeep/security-log
- --- -- --Y POST /upkeep/security-log/downloadXlsx
- YYY YY YYY POST /personal-data/download
- --- -- --Y POST /personal-data/{id}/download
- --- -- --Y POST /personal-data/{id}/erase
Y YYY YY YYY GET /health/live
Y YYY YY YYY GET /health/ready
- --- -- --Y GET /metrics
- --- -- --Y GET /docs
Y YYY YY YYY GET /config.json
Y YYY YY YYY GET /dev/outbox
- YYY -Y YYY findAllDeliveries
- --- -Y YYY findAllOffers
- --- YY YYY findAllDrivers
- YYY -- YYY findAllOrganizations
- YYY -- YYY findAllClients
- --- -- YYY findAllAdmins
- YYY -Y YYY findAllVehicles
- --- -Y -YY findAllDeliveryPayments
- --- -Y -YY findAllSubscriptionPayments
- --- -Y -YY findEarningsByMonth
- YYY -Y YYY findDeliveryById
- --- -Y YYY findOfferById
- --- YY YYY findDriverById
- --- YY YYY getDriverById
- YYY -- YYY findOrganizationById
- YYY -- YYY findOrganizationBySlug
- YYY -- YYY findClientById
- --- -- YYY findAdminById
- YYY -Y YYY findVehicleById
- --- YY YYY findDriverBySub
- YYY -- YYY findClientBySub
- --- -- YYY findAdminBySub
- --- YY YYY findAutoCompleteListDrivers
- --- -- YYY suggestDrivers
- YYY -- YYY findAutoCompleteListOrganizations
- YYY -- YYY findAutoCompleteListClients
- YYY -Y YYY search
- --- -- YYY getDeliveriesCountByAdmin
- YYY -- --- getDeliveriesCountByClient
- YYY -- YYY getDeliveryStatsByType
- YYY -- YYY getDeliveryProgressStats
- YYY -- YYY getDeliveryStatusStats
- YYY -- YYY getPunctualityStats
- --- -- YYY findDeliveryLogs
- --- -- YYY missionEvidence
- --- -Y -YY missionExpenses
- --- -Y YYY missionProblems
- --- -- YYY openProblems
- --- -- -YY openExpenses
- --- -- --Y tariff
- --- YY --- ownNoticeSettings
- YYY -- YYY createDelivery
- YYY -- YYY updateDelivery
- --- -- -YY deleteDelivery
- --- -- -YY allowDelivery
- --- -- -YY assignDriverToDelivery
- --- -- -YY changeDriver
- --- -- -YY confirmDelivery
- YYY -- -YY cancelDelivery
- YYY -- -YY updateDeliveryStatus
- --- -- -YY updateDeliveryType
- --- -Y --- advanceMission
- YYY -Y YYY updateVehicle
- --- -Y --- keepEvidence
- --- -Y --- reportProblem
- --- -Y --- declareExpense
- --- -Y --- takeBackExpense
- --- -- -YY decideExpense
- --- -- YYY markProblemSeen
- --- -- -YY acceptVehicle
- --- -Y --- pauseSharing
- --- -Y YYY createOffer
- --- -- -YY acceptOffer
- --- -- -YY rejectOffer
- --- -- -YY deleteOffer
- --- -Y --- withdrawOffer
- --- -- -YY createOrganization
- --- -- -YY updateOrganization
- --- -- --Y createAdmin
- --- -- YYY updateAdmin
- --- -- --Y deleteAdmin
- --- -- -YY acceptDriver
- --- -- -YY rejectDriver
- --- -- -YY cancelRejectDriver
- --- -- -YY disableDriver
- --- -- -YY enableDriver
- --- -- -YY verifyDriverPaper
- --- YY -YY updateDriver
- --- YY -YY addDriverDaysOff
- --- YY -YY removeDriverDaysOff
- --- -- -YY updatePaymentStatus
- --- -- -YY createSubscriptionPayment
- YYY YY YYY deleteFile
- --- YY --- updateOwnNoticeSettings
- --- -- --Y updateTariff
Y YYY YY YYY live connect
T YYY YY YYY live join-delivery
Y YYY YY YYY live leave-delivery
- --- -Y --- live sendLocation
`
