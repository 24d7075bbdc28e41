import type { LifecycleAction } from '../../src/deliveries/actions'

/** Two letters an action, so that a whole persona fits one screen. */
export const LETTERS: Record<string, LifecycleAction> = {
  Cf: 'CONFIRM',
  Al: 'ALLOW',
  As: 'ASSIGN_DRIVER',
  Ch: 'CHANGE_DRIVER',
  Ed: 'EDIT',
  Ca: 'CANCEL',
  Re: 'CANCEL_RESTITUTION',
  De: 'DELETE',
  Ac: 'ACTIVATE',
  Te: 'TERMINATE',
  Sm: 'SEND_CONFIRMATION_SMS',
  Ra: 'SEND_RATING_EMAIL',
  Tr: 'RESEND_TRACKING',
  Of: 'OFFER',
  Wi: 'WITHDRAW',
  Pu: 'PICK_UP',
  Dp: 'DEPART',
  Ar: 'ARRIVE',
  Ho: 'HAND_OVER',
  Sp: 'SWAP_PICK_UP',
  Sd: 'SWAP_DEPART',
  Sa: 'SWAP_ARRIVE',
  Sh: 'SWAP_HAND_OVER',
  Fi: 'FINISH',
  Ao: 'ACCEPT_OFFER',
  Fo: 'FORCE_STEP',
  Do: 'FILE_DOCUMENTS',
  Ph: 'EDIT_PHOTOS',
  Rp: 'REPORT_PROBLEM',
  So: 'SEE_OTHER_VEHICLE',
  Av: 'ACCEPT_VEHICLE',
  Yes: 'CUSTOMER_CONFIRM',
  No: 'CUSTOMER_REFUSE',
}

/** One persona: what is allowed at each status (`*` two-way only, `!` one-way only), which actions are 403 wherever they are not. */
export interface Row {
  readonly allowed: Readonly<Record<string, string>>
  /** Refused for the person; everything else that is not allowed is refused for the status (409). */
  readonly forbidden: string
  /** 403 at these statuses, 409 at others: a wider rank of the same role could. */
  readonly forbiddenAt?: Readonly<Record<string, string>>
  /** Statuses at which the delivery does not exist for this person: 404 whatever is asked. */
  readonly unseen?: string
}

const ALL_STEPS = 'Pu Dp Ar Ho Sp Sd Sa Sh Fi'
const CLIENT_NEVER = `Cf Al As Ch Re De Te Sm Ra Tr Of Wi ${ALL_STEPS} Ao Fo Do Ph Rp So Av Yes No`
const OFFICE = 'Cf Al As Ch Ed Ca Re De Ac Te Sm Ra Tr Ao Fo Av Yes No'

const maintainer: Row = {
  allowed: {
    REQUESTED: 'Cf Al As Ed Ca Re* De Sm Do Ph',
    PENDING_CUSTOMER_CONFIRMATION: 'Cf Al As Ed Ca Re* De Do Ph',
    SMS_SENT: 'Cf Al As Ed Ca Re* De Do Ph',
    CONFIRMED_BY_CUSTOMER: 'Cf Al As Ed Ca Re* De Do Ph',
    RESCHEDULED_BY_ADMIN: 'Cf Al As Ed Ca Re* De Sm Do Ph',
    CONFIRMED: 'Al As Ed Ca Re* De Te Do Ph',
    WAITING_FOR_DRIVER: 'Al As Ed Ca Re* De Te Of Ao Do Ph',
    SET: 'Ch Ed Ca De Te Tr Fo Do Ph Av',
    PICKUP_DRIVER: 'Ed Ca Te Tr Fo Do Ph',
    ONGOING: 'Ed Ca Te Tr Fo Do Ph',
    PICKUP_CLIENT: 'Ed Ca Te Tr Fo Do Ph',
    DELIVERED: 'Ed Ca Te Tr Fo* Do Ph Av*',
    SWAP_PICKUP_DRIVER: 'Ed Ca Te Tr Fo Do Ph',
    SWAP_IN_TRANSIT: 'Ed Ca Te Tr Fo Do Ph',
    SWAP_PICKUP_CLIENT: 'Ed Ca Te Tr Fo Do Ph',
    SWAP_DELIVERED: 'Ed Ca Te Tr Do Ph',
    COMPLETED: 'Ca Ra Do Ph',
    CANCELLED_BY_ADMIN: 'De Ac Do Ph',
    CANCELLED_BY_MANDATORY: 'De Ac Do Ph',
    CANCELLED_BY_CUSTOMER: 'De Ac Do Ph',
  },
  forbidden: `Wi Rp So ${ALL_STEPS} Yes No`,
}

const support: Row = {
  allowed: {
    REQUESTED: 'Ed Sm Do Ph',
    PENDING_CUSTOMER_CONFIRMATION: 'Do Ph',
    SMS_SENT: 'Do Ph',
    CONFIRMED_BY_CUSTOMER: 'Do Ph',
    RESCHEDULED_BY_ADMIN: 'Sm Do Ph',
    CONFIRMED: 'Do Ph',
    WAITING_FOR_DRIVER: 'Of Do Ph',
    SET: 'Tr Do Ph',
    PICKUP_DRIVER: 'Tr Do Ph',
    ONGOING: 'Tr Do Ph',
    PICKUP_CLIENT: 'Tr Do Ph',
    DELIVERED: 'Tr Do Ph',
    SWAP_PICKUP_DRIVER: 'Tr Do Ph',
    SWAP_IN_TRANSIT: 'Tr Do Ph',
    SWAP_PICKUP_CLIENT: 'Tr Do Ph',
    SWAP_DELIVERED: 'Tr Do Ph',
    COMPLETED: 'Ra Do Ph',
    CANCELLED_BY_ADMIN: 'Do Ph',
    CANCELLED_BY_MANDATORY: 'Do Ph',
    CANCELLED_BY_CUSTOMER: 'Do Ph',
  },
  forbidden: `Cf Al As Ch Ca Re De Ac Te Wi Rp So ${ALL_STEPS} Ao Fo Av Yes No`,
  forbiddenAt: {
    Ed: 'PENDING_CUSTOMER_CONFIRMATION SMS_SENT CONFIRMED_BY_CUSTOMER RESCHEDULED_BY_ADMIN CONFIRMED WAITING_FOR_DRIVER SET PICKUP_DRIVER ONGOING PICKUP_CLIENT DELIVERED SWAP_PICKUP_DRIVER SWAP_IN_TRANSIT SWAP_PICKUP_CLIENT SWAP_DELIVERED',
  },
}

const member: Row = {
  allowed: { REQUESTED: 'Ed Ca', CANCELLED_BY_CUSTOMER: 'Ac', CANCELLED_BY_MANDATORY: 'Ac' },
  forbidden: CLIENT_NEVER,
}

const selected: Row = {
  allowed: {
    WAITING_FOR_DRIVER: 'Of',
    SET: 'Wi Pu Ph Rp So',
    PICKUP_DRIVER: 'Dp Do Rp',
    ONGOING: 'Ar Do Rp',
    PICKUP_CLIENT: 'Ho Do Ph Rp*',
    DELIVERED: 'Sp* Fi! Do Ph So* Rp*',
    SWAP_PICKUP_DRIVER: 'Sd Do Rp',
    SWAP_IN_TRANSIT: 'Sa Do Rp',
    SWAP_PICKUP_CLIENT: 'Sh Do Ph',
    SWAP_DELIVERED: 'Fi Do',
  },
  forbidden: OFFICE,
}

const EVERY_STATUS =
  'REQUESTED PENDING_CUSTOMER_CONFIRMATION SMS_SENT CONFIRMED_BY_CUSTOMER RESCHEDULED_BY_ADMIN CONFIRMED WAITING_FOR_DRIVER SET PICKUP_DRIVER ONGOING PICKUP_CLIENT DELIVERED SWAP_PICKUP_DRIVER SWAP_IN_TRANSIT SWAP_PICKUP_CLIENT SWAP_DELIVERED COMPLETED CANCELLED_BY_ADMIN CANCELLED_BY_MANDATORY CANCELLED_BY_CUSTOMER'
const UNATTRIBUTED =
  'REQUESTED PENDING_CUSTOMER_CONFIRMATION SMS_SENT CONFIRMED_BY_CUSTOMER RESCHEDULED_BY_ADMIN CONFIRMED CANCELLED_BY_ADMIN CANCELLED_BY_MANDATORY CANCELLED_BY_CUSTOMER'

/** Copied by hand from description 4.2 and 6.1 and 6.4, not from the code. */
export const MATRIX: Readonly<Record<string, Row>> = {
  A1: maintainer,
  A2: maintainer,
  A3: support,
  C4: member,
  C5: member,
  C6: member,
  'client of another organisation': { allowed: {}, forbidden: '', unseen: EVERY_STATUS },
  'client without organisation': { allowed: {}, forbidden: '', unseen: EVERY_STATUS },
  'selected driver': { ...selected, unseen: UNATTRIBUTED },
  'other driver': {
    allowed: { WAITING_FOR_DRIVER: 'Of' },
    forbidden: OFFICE,
    unseen: EVERY_STATUS.replace('WAITING_FOR_DRIVER ', ''),
  },
  'waiting driver': {
    allowed: {},
    forbidden: `${OFFICE} Of Wi Do Ph Rp So ${ALL_STEPS}`,
    unseen: EVERY_STATUS.replace('WAITING_FOR_DRIVER ', ''),
  },
}
