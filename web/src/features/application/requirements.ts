import type { OwnApplicationQuery } from './queries.generated'

type Applicant = NonNullable<OwnApplicationQuery['findDriverById']>

/** What a driver has to provide before an admin can accept them, in the order of the check. */
const REQUIRED = {
  papers: [
    'idPath',
    'idPath2',
    'drivingLicensePath',
    'drivingLicensePath2',
    'permit_solde_path',
    'kbisPath',
    'ribPath',
  ],
  mandate: ['iban'],
  person: ['phoneNumber', 'birthDate', 'address', 'drivingPermitNumber', 'drivingLicenseDate', 'drivingPermitDueDate'],
} as const

type Group = keyof typeof REQUIRED
type Item = (typeof REQUIRED)[Group][number]

interface Requirement {
  readonly item: Item
  readonly given: boolean
}

const GROUPS = ['papers', 'mandate', 'person'] as const satisfies readonly Group[]

/** The requirements by group, and whether each is provided, which does not mean approved. */
export function requirementsOf(
  applicant: Applicant,
): readonly { group: Group; requirements: readonly Requirement[] }[] {
  const { docs, ...own } = applicant
  const held: Partial<Record<Item, unknown>> = { ...own, ...docs }
  return GROUPS.map((group) => ({
    group,
    requirements: REQUIRED[group].map((item) => ({ item, given: Boolean(held[item]) })),
  }))
}
