import { DRIVER_DOCUMENTS, type DriverDocument } from '@volant/domain/drivers/documents'
import type { OwnApplicationQuery } from './queries.generated'

type Applicant = NonNullable<OwnApplicationQuery['findDriverById']>

/** What a driver has to provide before an admin can accept them, in the order of the check. */
const REQUIRED = [
  'idPath',
  'idPath2',
  'drivingLicensePath',
  'drivingLicensePath2',
  'permit_solde_path',
  'kbisPath',
  'ribPath',
  'vigilancePath',
  'insurancePath',
  'phoneNumber',
  'birthDate',
  'address',
  'drivingPermitNumber',
  'drivingLicenseDate',
  'drivingPermitDueDate',
  'vigilanceIssueDate',
  'insuranceDueDate',
  'iban',
] as const

type Item = (typeof REQUIRED)[number]

/** Whether it is a document, and not a field of the form. */
export function isPaper(item: Item): item is Item & DriverDocument {
  return item in DRIVER_DOCUMENTS
}

/** What is not provided yet; what is provided is not therefore approved. */
export function missingOf({ docs, ...own }: Applicant): readonly Item[] {
  const held: Partial<Record<Item, unknown>> = { ...own, ...docs }
  return REQUIRED.filter((item) => !held[item])
}
