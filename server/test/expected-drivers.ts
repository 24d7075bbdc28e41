import type { Rows } from './all-rows'
import { iso, like, To } from './expected-values'
import type { Asking } from './expected-values'

const demanded = (driverId: string, status: string, { rows }: Asking) => {
  const prices = rows.offers.filter((one) => one.driverId === driverId && one.status === status)
  return prices.length === 0 ? null : prices.reduce((sum, { demandedPrice }) => sum + demandedPrice, 0) / 100
}
const daysOffOf = (driverId: string, rows: Rows) =>
  rows.driverDaysOff
    .filter((one) => one.driverId === driverId && new Date(one.lastDay) >= new Date())
    .toSorted((a, b) => a.firstDay.localeCompare(b.firstDay))

const adminNamed = (id: string, rows: Rows) => {
  const found = rows.admins.find((one) => one.id === id)
  return found && `${found.firstName} ${found.lastName}`
}

/** What each field of a driver and of their days off says. */
export const driverFields = {
  Driver: like<Rows['drivers'][number]>({
    id: (row) => row.id,
    publicId: (row) => String(row.publicId),
    sub: (row) => row.userId,
    firstName: (row) => row.firstName,
    lastName: (row) => row.lastName,
    fullName: (row) => `${row.firstName} ${row.lastName}`,
    email: (row, { rows }) => rows.users.find(({ id }) => id === row.userId)?.email,
    phoneNumber: (row) => row.phoneNumber,
    avatar: (row) => row.avatarKey,
    birthDate: (row) => iso(row.birthDate),
    drivingLicenseDate: (row) => iso(row.drivingLicenseDate),
    drivingPermitDueDate: (row) => iso(row.drivingPermitDueDate),
    vigilanceIssueDate: (row) => iso(row.vigilanceIssueDate),
    insuranceDueDate: (row) => iso(row.insuranceDueDate),
    paperChecks: (row, { rows }) =>
      new To(
        'DriverPaperCheck',
        rows.driverPaperChecks
          .filter((one) => one.driverId === row.id)
          .toSorted((a, b) => a.paper.localeCompare(b.paper)),
      ),
    drivingPermitNumber: (row) => row.drivingPermitNumber,
    iban: (row) => row.iban,
    company: (row) => row.company,
    siret: (row) => row.siret,
    address: (row, asking) =>
      new To(
        'Address',
        asking.rows.addresses.find(({ id }) => id === row.addressId),
      ),
    radiusKm: (row) => row.radiusKm,
    daysOff: (row, { rows }) => new To('DriverDaysOff', daysOffOf(row.id, rows)),
    docs: ({ docs }) => ({
      kbisPath: docs.kbisPath ?? null,
      ribPath: docs.ribPath ?? null,
      permit_solde_path: docs.permit_solde_path ?? null,
      idPath: docs.idPath ?? null,
      idPath2: docs.idPath2 ?? null,
      drivingLicensePath: docs.drivingLicensePath ?? null,
      drivingLicensePath2: docs.drivingLicensePath2 ?? null,
      vigilancePath: docs.vigilancePath ?? null,
      insurancePath: docs.insurancePath ?? null,
      withheld: docs.withheld ?? [],
    }),
    state: (row) => {
      if (row.disabled) return 'DISABLED'
      if (row.rejectedByAlb) return 'REFUSED'
      return row.confirmedByAlb ? 'ACCEPTED' : 'WAITING'
    },
    disabled: (row) => row.disabled,
    confirmedByAlb: (row) => row.confirmedByAlb,
    rejectedByAlb: (row) => row.rejectedByAlb,
    nbDeals: (row) => row.nbDeals,
    lossDeals: (row) => row.lossDeals,
    stokeDeals: (row) => row.stokeDeals,
    driverOffersPrice: (row, asking) => demanded(row.id, 'ACCEPTED', asking),
    driverAttentePrice: (row, asking) => demanded(row.id, 'PENDING', asking),
    driverAverageBills: (row, { rows }) => {
      const bills = rows.payments.filter((one) => one.driverId === row.id && ['PENDING', 'PAID'].includes(one.status))
      return bills.length === 0
        ? null
        : Math.round(bills.reduce((sum, { amount }) => sum + amount, 0) / bills.length) / 100
    },
    ratings: (row) => ({
      takeOffRating: row.takeOffRating,
      outfitRating: row.outfitRating,
      qualityRating: row.qualityRating,
      correspondenceRating: row.correspondenceRating,
      justiceRating: row.justiceRating,
      communicationRating: row.communicationRating,
      totalRating: row.totalRating,
    }),
    totalRating: (row) => row.totalRating,
    ratedDeliveries: (row, { rows }) => rows.surveyResponses.filter((one) => one.driverId === row.id).length,
    mcqAnswers: (row) => row.mcqAnswers,
    activationState: (row) => row.activationState,
    onboardingState: (row) => row.onboardingState,
    moves: (row, { rows }) =>
      new To(
        'DriverMoveLine',
        rows.driverMoves
          .filter((one) => one.driverId === row.id)
          .toSorted((a, b) => b.movedAt.getTime() - a.movedAt.getTime()),
      ),
    createdAt: (row) => iso(row.createdAt),
    updatedAt: (row) => iso(row.updatedAt),
  }),
  DriverDaysOff: like<Rows['driverDaysOff'][number]>({
    id: (row) => row.id,
    firstDay: (row) => row.firstDay,
    lastDay: (row) => row.lastDay,
  }),
  DriverPaperCheck: like<Rows['driverPaperChecks'][number]>({
    paper: (row) => row.paper,
    verifiedAt: (row) => iso(row.verifiedAt),
    verifiedBy: (row, { rows }) => adminNamed(row.adminId, rows),
  }),
  DriverMoveLine: like<Rows['driverMoves'][number]>({
    id: (row) => row.id,
    move: (row) => row.move,
    reason: (row) => row.reason,
    movedAt: (row) => iso(row.movedAt),
    movedBy: (row, { rows }) => adminNamed(row.adminId, rows),
  }),
}
