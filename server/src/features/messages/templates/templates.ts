import { ACCOUNT_MAILS } from './account-mails'
import { CLIENT_MAILS } from './client-mails'
import { CUSTOMER_MAILS } from './customer-mails'
import { DRIVER_MAILS } from './driver-mails'
import { OFFICE_MAILS } from './office-mails'
import { REPORT_MAILS } from './report-mails'
import type { TEXTS } from './texts'

/** Every mail by the name it is queued under. */
export const MAILS = {
  ...ACCOUNT_MAILS,
  ...CLIENT_MAILS,
  ...CUSTOMER_MAILS,
  ...DRIVER_MAILS,
  ...OFFICE_MAILS,
  ...REPORT_MAILS,
} as const

export type MailName = keyof typeof MAILS
export type TextName = keyof typeof TEXTS
