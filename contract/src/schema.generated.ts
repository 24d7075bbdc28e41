export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** An instant, ISO 8601 with offset. Answers are in UTC. */
  DateTime: { input: Date | string; output: string; }
  JSON: { input: unknown; output: unknown; }
};

/** The driver may take a vehicle that is another than ordered. */
export type AcceptVehicleInput = {
  reason: Scalars['String']['input'];
  vehicleId: Scalars['ID']['input'];
};

export type ActivationState =
  | 'ACTIVE'
  | 'CANCELLED'
  | 'EXPIRED'
  | 'FAILED'
  | 'NONE'
  | 'PENDING';

export type Address = {
  address?: Maybe<Scalars['String']['output']>;
  addressPrecision?: Maybe<Scalars['String']['output']>;
  city?: Maybe<Scalars['String']['output']>;
  country?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  isInIdf: Scalars['Boolean']['output'];
  latitude?: Maybe<Scalars['Float']['output']>;
  longitude?: Maybe<Scalars['Float']['output']>;
  place_id?: Maybe<Scalars['String']['output']>;
  postalCode?: Maybe<Scalars['String']['output']>;
};

export type AddressInput = {
  address: Scalars['String']['input'];
  addressPrecision?: InputMaybe<Scalars['String']['input']>;
  city: Scalars['String']['input'];
  country: Scalars['String']['input'];
  isInIdf?: InputMaybe<Scalars['Boolean']['input']>;
  latitude: Scalars['Float']['input'];
  longitude: Scalars['Float']['input'];
  place_id?: InputMaybe<Scalars['String']['input']>;
  postalCode: Scalars['String']['input'];
};

export type Admin = {
  createdAt: Scalars['DateTime']['output'];
  /** Since when they are removed. */
  deletedAt?: Maybe<Scalars['DateTime']['output']>;
  email: Scalars['String']['output'];
  firstName: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  lastName: Scalars['String']['output'];
  rank: Scalars['Int']['output'];
  status: Scalars['String']['output'];
  sub: Scalars['String']['output'];
  updatedAt: Scalars['DateTime']['output'];
};

export type AdminFilter = {
  rank?: InputMaybe<Scalars['Int']['input']>;
  status?: InputMaybe<Scalars['String']['input']>;
};

export type AdminList = {
  records: Array<Admin>;
  total: Scalars['Int']['output'];
};

export type AllowDeliveryInput = {
  carAvailabilityDate: Scalars['DateTime']['input'];
  carDeliveryDeadline: Scalars['DateTime']['input'];
  carPickUpDate: Scalars['DateTime']['input'];
  clientFinalPrice: Scalars['Float']['input'];
  id: Scalars['ID']['input'];
  isEditable?: InputMaybe<Scalars['Boolean']['input']>;
  maxPrice?: InputMaybe<Scalars['Float']['input']>;
  minPrice?: InputMaybe<Scalars['Float']['input']>;
  putInAuctionAt?: InputMaybe<Scalars['DateTime']['input']>;
  status?: InputMaybe<DeliveryStatus>;
  version?: InputMaybe<Scalars['Int']['input']>;
  wantedPrice: Scalars['Float']['input'];
};

export type AllowedDelivery = {
  id: Scalars['ID']['output'];
  status: DeliveryStatus;
  version: Scalars['Int']['output'];
};

export type AssignDriverInput = {
  carAvailabilityDate: Scalars['DateTime']['input'];
  carDeliveryDeadline: Scalars['DateTime']['input'];
  carPickUpDate: Scalars['DateTime']['input'];
  clientFinalPrice: Scalars['Float']['input'];
  /** Gives the mission though papers of the driver have expired, and writes that into the log. Without it that is CONFLICT with reason PAPERS_EXPIRED; missing names the papers. */
  despiteExpiredPapers?: InputMaybe<Scalars['Boolean']['input']>;
  driverId: Scalars['ID']['input'];
  id: Scalars['ID']['input'];
  isEditable?: InputMaybe<Scalars['Boolean']['input']>;
  maxPrice?: InputMaybe<Scalars['Float']['input']>;
  minPrice?: InputMaybe<Scalars['Float']['input']>;
  /** A driver who has another mission in this time is CONFLICT with reason OVERLAP; overlaps names the other contracts. */
  refuseOverlap?: InputMaybe<Scalars['Boolean']['input']>;
  status?: InputMaybe<DeliveryStatus>;
  version?: InputMaybe<Scalars['Int']['input']>;
  wantedPrice: Scalars['Float']['input'];
};

export type AutoCompleteItem = {
  id: Scalars['ID']['output'];
  label: Scalars['String']['output'];
  slug?: Maybe<Scalars['String']['output']>;
};

/** What the current step waits for: a decision of the office, an answer of the customer, a driver, a code or a move of theirs. */
export type Awaited =
  | 'ARRIVAL'
  | 'CLOSING'
  | 'CUSTOMER_ANSWER'
  | 'DEPARTURE'
  | 'DISPATCH'
  | 'DRIVER'
  | 'OFFICE_CONFIRMATION'
  | 'RECEPTION_CODE'
  | 'RETURN_CODE'
  | 'SECOND_VEHICLE'
  | 'START_CODE';

export type CancelDeliveryInput = {
  additionalInfo?: InputMaybe<Scalars['String']['input']>;
  id: Scalars['ID']['input'];
  reason: CancelReasonCode;
};

export type CancelReason = {
  additionalInfo?: Maybe<Scalars['String']['output']>;
  reason: CancelReasonCode;
};

export type CancelReasonCode =
  | 'car_breakdown_during_transfer'
  | 'car_not_at_mcc'
  | 'car_not_ready_damaged'
  | 'car_not_ready_dirty'
  | 'car_not_ready_no_license_plate'
  | 'car_not_ready_technical'
  | 'customer_not_available'
  | 'lms_partner_not_available'
  | 'other';

export type CarType =
  | 'A'
  | 'B'
  | 'C';

export type ChartPoint = {
  x: Scalars['String']['output'];
  y: Scalars['Int']['output'];
};

export type ChartTotal = {
  data: Array<ChartPoint>;
  total: Scalars['Int']['output'];
};

/** What is gone through; null where nobody answered. */
export type CheckList = {
  adapter?: Maybe<Scalars['Boolean']['output']>;
  cable?: Maybe<Scalars['Boolean']['output']>;
  cleanInside?: Maybe<Scalars['Boolean']['output']>;
  cleanOutside?: Maybe<Scalars['Boolean']['output']>;
  fuelReason?: Maybe<Scalars['String']['output']>;
  keys?: Maybe<Scalars['Int']['output']>;
  mileageReason?: Maybe<Scalars['String']['output']>;
  registration?: Maybe<Scalars['Boolean']['output']>;
  /** The driver's own words. */
  remarks?: Maybe<Scalars['String']['output']>;
  /** The other side's own words. */
  reserves?: Maybe<Scalars['String']['output']>;
  spareWheel?: Maybe<SpareWheel>;
  tyres?: Maybe<TyreState>;
  /** Some are lit. */
  warningLights?: Maybe<Scalars['Boolean']['output']>;
};

export type CheckListInput = {
  adapter?: InputMaybe<Scalars['Boolean']['input']>;
  cable?: InputMaybe<Scalars['Boolean']['input']>;
  cleanInside?: InputMaybe<Scalars['Boolean']['input']>;
  cleanOutside?: InputMaybe<Scalars['Boolean']['input']>;
  fuelReason?: InputMaybe<Scalars['String']['input']>;
  keys?: InputMaybe<Scalars['Int']['input']>;
  mileageReason?: InputMaybe<Scalars['String']['input']>;
  registration?: InputMaybe<Scalars['Boolean']['input']>;
  remarks?: InputMaybe<Scalars['String']['input']>;
  reserves?: InputMaybe<Scalars['String']['input']>;
  spareWheel?: InputMaybe<SpareWheel>;
  tyres?: InputMaybe<TyreState>;
  warningLights?: InputMaybe<Scalars['Boolean']['input']>;
};

/** Somebody of an organisation: owner, manager or member. As author of a delivery: the mandataire. */
export type Client = {
  address?: Maybe<Address>;
  assigneeEmail: Scalars['String']['output'];
  assigneeFirstName: Scalars['String']['output'];
  assigneeFunction?: Maybe<Scalars['String']['output']>;
  assigneeLastName: Scalars['String']['output'];
  assigneePhone?: Maybe<Scalars['String']['output']>;
  assigneeRank: Scalars['Int']['output'];
  assigneeService?: Maybe<Scalars['String']['output']>;
  createdAt: Scalars['DateTime']['output'];
  /** Since when they are removed; the office is told. */
  deletedAt?: Maybe<Scalars['DateTime']['output']>;
  id: Scalars['ID']['output'];
  name?: Maybe<Scalars['String']['output']>;
  organization?: Maybe<Organization>;
  siret?: Maybe<Scalars['String']['output']>;
  sub: Scalars['String']['output'];
  updatedAt: Scalars['DateTime']['output'];
};

export type ClientFilter = {
  organizationSlug?: InputMaybe<Scalars['String']['input']>;
  partner?: InputMaybe<Scalars['Boolean']['input']>;
  ranks?: InputMaybe<Array<Scalars['Int']['input']>>;
};

export type ClientList = {
  records: Array<Client>;
  total: Scalars['Int']['output'];
};

export type ClientStatus =
  | 'PRIVATE'
  | 'PROFESSIONAL';

export type CreateAdminInput = {
  email: Scalars['String']['input'];
  firstName: Scalars['String']['input'];
  lastName: Scalars['String']['input'];
  password: Scalars['String']['input'];
  rank: Scalars['Int']['input'];
};

/** First step of the wizard: who, for whom, when. */
export type CreateDeliveryInput = {
  carAvailabilityDate?: InputMaybe<Scalars['DateTime']['input']>;
  carDeliveryDeadline: Scalars['DateTime']['input'];
  carPickUpDate?: InputMaybe<Scalars['DateTime']['input']>;
  clientCompany?: InputMaybe<Scalars['String']['input']>;
  clientDrivingLicenceNumber?: InputMaybe<Scalars['String']['input']>;
  clientEmail: Scalars['String']['input'];
  clientFirstName: Scalars['String']['input'];
  clientLastName: Scalars['String']['input'];
  clientPhone?: InputMaybe<Scalars['String']['input']>;
  clientSiret?: InputMaybe<Scalars['String']['input']>;
  clientStatus?: InputMaybe<ClientStatus>;
  language?: InputMaybe<Scalars['String']['input']>;
  /** Follows from the type; a number that contradicts it is refused. */
  numberOfVehicles?: InputMaybe<Scalars['Int']['input']>;
  representativeEmail?: InputMaybe<Scalars['String']['input']>;
  /** Taken from the account of the representative where left out. */
  representativeFirstName?: InputMaybe<Scalars['String']['input']>;
  /** An admin picks the owner of an organisation. A client leaves it out or names themselves; anybody else is FORBIDDEN. */
  representativeId?: InputMaybe<Scalars['ID']['input']>;
  representativeLastName?: InputMaybe<Scalars['String']['input']>;
  representativePhone?: InputMaybe<Scalars['String']['input']>;
  twoWayDeliverType?: InputMaybe<TwoWayDeliverType>;
  type: DeliveryType;
};

export type CreateOfferInput = {
  accepted?: InputMaybe<Scalars['Boolean']['input']>;
  deliveryId: Scalars['ID']['input'];
  demandedPrice: Scalars['Float']['input'];
  /** With accepted: gives the mission though papers of the driver have expired, and writes that into the log. Without it that is CONFLICT with reason PAPERS_EXPIRED; missing names the papers. */
  despiteExpiredPapers?: InputMaybe<Scalars['Boolean']['input']>;
  driverId: Scalars['ID']['input'];
};

export type CreatedOffer = {
  accepted: Scalars['Boolean']['output'];
  deliveryId: Scalars['ID']['output'];
  demandedPrice: Scalars['Float']['output'];
  driverId: Scalars['ID']['output'];
  id: Scalars['ID']['output'];
};

/** Approves an expense, or refuses it with a reason. */
export type DecideExpenseInput = {
  /** What is paid back, 0 up to the declared amount; left out, the expense is refused. */
  approved?: InputMaybe<Scalars['Float']['input']>;
  /** That of the expense as it was seen, null where nobody had decided; another decision by now is STALE_VERSION. Left out, nothing is asked. */
  decidedAt?: InputMaybe<Scalars['DateTime']['input']>;
  id: Scalars['ID']['input'];
  /** 3 to 300 characters. */
  reason?: InputMaybe<Scalars['String']['input']>;
};

export type DeclareExpenseInput = {
  /** Euros with tax, 0.01 to 1000. */
  amount: Scalars['Float']['input'];
  /** By the clock of the device. */
  capturedAt: Scalars['DateTime']['input'];
  deliveryId: Scalars['ID']['input'];
  /** Made on the device: sent again it is one expense. */
  id: Scalars['ID']['input'];
  kind: ExpenseKind;
  /** Storage key of the photo of the receipt, sent with the metadata kind expense. */
  photoKey: Scalars['String']['input'];
  /** Needed for the kind other: 3 to 300 characters. */
  text?: InputMaybe<Scalars['String']['input']>;
};

export type DeliveriesCountByAdmin = {
  alertCount: Scalars['Int']['output'];
  cancelledCount: Scalars['Int']['output'];
  confirmedCount: Scalars['Int']['output'];
  deliveredCount: Scalars['Int']['output'];
  onGoingCount: Scalars['Int']['output'];
  requestedCount: Scalars['Int']['output'];
  setCount: Scalars['Int']['output'];
  waitingDriverCount: Scalars['Int']['output'];
};

export type DeliveriesCountByClient = {
  cancelled: Scalars['Int']['output'];
  confirmed: Scalars['Int']['output'];
  delivered: Scalars['Int']['output'];
  onGoing: Scalars['Int']['output'];
  requested: Scalars['Int']['output'];
};

export type Delivery = {
  acceptedOffer?: Maybe<Offer>;
  /** Actions open to the viewer at this moment, by the rules the server applies. For a viewer without a view of the offers, offers is empty and number_of_offers 0. */
  allowedActions: Array<DeliveryAction>;
  averageOffersPrice?: Maybe<Scalars['Float']['output']>;
  cancelReason?: Maybe<CancelReason>;
  cancelledAt?: Maybe<Scalars['DateTime']['output']>;
  carAvailabilityDate?: Maybe<Scalars['DateTime']['output']>;
  carDeliveryDeadline?: Maybe<Scalars['DateTime']['output']>;
  carPickUpDate?: Maybe<Scalars['DateTime']['output']>;
  category: DeliveryCategory;
  client?: Maybe<Client>;
  clientCompany?: Maybe<Scalars['String']['output']>;
  clientDrivingLicenceNumber?: Maybe<Scalars['String']['output']>;
  clientEmail?: Maybe<Scalars['String']['output']>;
  clientFinalPrice?: Maybe<Scalars['Float']['output']>;
  clientFirstName?: Maybe<Scalars['String']['output']>;
  clientId?: Maybe<Scalars['ID']['output']>;
  clientInitialPrice?: Maybe<Scalars['Float']['output']>;
  clientLastName?: Maybe<Scalars['String']['output']>;
  clientPhone?: Maybe<Scalars['String']['output']>;
  clientSiret?: Maybe<Scalars['String']['output']>;
  clientStatus: ClientStatus;
  comment?: Maybe<Scalars['String']['output']>;
  completedAt?: Maybe<Scalars['DateTime']['output']>;
  confirmedAt?: Maybe<Scalars['DateTime']['output']>;
  confirmedByCustomerAt?: Maybe<Scalars['DateTime']['output']>;
  createdAt: Scalars['DateTime']['output'];
  /** What took the invoice back. */
  creditNote?: Maybe<Invoice>;
  departedAt?: Maybe<Scalars['DateTime']['output']>;
  destinationCode?: Maybe<Scalars['String']['output']>;
  /** Metres and seconds of the whole mission, both ways on a round trip. */
  distance?: Maybe<Scalars['Int']['output']>;
  docs: Array<DocumentFile>;
  duration?: Maybe<Scalars['Int']['output']>;
  finalPrice?: Maybe<Scalars['Float']['output']>;
  fromAddress?: Maybe<Address>;
  garageOptions?: Maybe<Scalars['JSON']['output']>;
  /** When the last vehicle was handed over; what is left is paperwork. */
  handedOverAt?: Maybe<Scalars['DateTime']['output']>;
  id: Scalars['ID']['output'];
  invoice?: Maybe<Invoice>;
  isEditable: Scalars['Boolean']['output'];
  /** Language of the messages to the customer: fr or en. */
  language: Scalars['String']['output'];
  /** What remains of the client price after the driver price; admins. */
  margin?: Maybe<Scalars['Float']['output']>;
  maxPrice?: Maybe<Scalars['Float']['output']>;
  minOfferPrice?: Maybe<Scalars['Float']['output']>;
  minPrice?: Maybe<Scalars['Float']['output']>;
  numberOfVehicles: Scalars['Int']['output'];
  number_of_offers: Scalars['Int']['output'];
  offers: Array<Offer>;
  options: Array<ServiceOption>;
  organization?: Maybe<Organization>;
  /** Where the driver was last seen, while the mission moves. */
  position?: Maybe<Position>;
  publicId: Scalars['String']['output'];
  punctuality?: Maybe<Punctuality>;
  putInAuctionAt?: Maybe<Scalars['DateTime']['output']>;
  /** Metres by road, estimated, from the last position to where the vehicle is driven; null while nobody is on the way. */
  remainingDistance?: Maybe<Scalars['Int']['output']>;
  remainingHoursToEstimatedDate?: Maybe<Scalars['Float']['output']>;
  representativeCompany?: Maybe<Scalars['String']['output']>;
  representativeEmail?: Maybe<Scalars['String']['output']>;
  representativeFirstName?: Maybe<Scalars['String']['output']>;
  representativeId?: Maybe<Scalars['ID']['output']>;
  representativeLastName?: Maybe<Scalars['String']['output']>;
  representativePhone?: Maybe<Scalars['String']['output']>;
  representativeSiret?: Maybe<Scalars['String']['output']>;
  returnCode?: Maybe<Scalars['String']['output']>;
  /** The roads of the journey, an encoded polyline of five decimals for each leg; null where they are only estimated. Whoever reads the exact addresses. */
  routeLegs?: Maybe<Array<Scalars['String']['output']>>;
  selectedDriver?: Maybe<Driver>;
  selectedDriverId?: Maybe<Scalars['ID']['output']>;
  /** Since when the driver pauses sharing it; the next position taken ends it. */
  sharingPausedAt?: Maybe<Scalars['DateTime']['output']>;
  smsId?: Maybe<Scalars['String']['output']>;
  smsMessage?: Maybe<Scalars['String']['output']>;
  smsSentAt?: Maybe<Scalars['DateTime']['output']>;
  /** Codes spoken on site as proof of presence, hence never shown to a driver. returnCode belongs to the second vehicle of a two-way delivery. */
  startCode?: Maybe<Scalars['String']['output']>;
  status: DeliveryStatus;
  /** Where it stands, in order. Drivers read it from their assignment on; empty for whoever only bids. */
  steps: Array<DeliveryStep>;
  /** Always empty: nothing sells a subscription with a delivery. */
  subscriptions: Array<Subscription>;
  toAddress?: Maybe<Address>;
  toReturnFromAddress?: Maybe<Address>;
  toReturnToAddress?: Maybe<Address>;
  totalHoursToEstimatedDate?: Maybe<Scalars['Float']['output']>;
  /** Secret of the public tracking page: its holder needs no account. Never shown to a driver. */
  trackingId?: Maybe<Scalars['String']['output']>;
  twoWayDeliverType?: Maybe<TwoWayDeliverType>;
  type: DeliveryType;
  validationDocs: Array<DocumentFile>;
  vehicles: Array<Vehicle>;
  /** Grows with every write. Sent back with a change, it turns a change by somebody else into CONFLICT. */
  version: Scalars['Int']['output'];
  /** Driver prices. wantedPrice: admins, drivers of an open auction, the selected driver. minPrice, maxPrice: admins. finalPrice: admins, the selected driver. */
  wantedPrice?: Maybe<Scalars['Float']['output']>;
};

export type DeliveryAction =
  | 'ACTIVATE'
  | 'ALLOW'
  | 'ARRIVE'
  | 'ASSIGN_DRIVER'
  | 'CANCEL'
  | 'CANCEL_RESTITUTION'
  | 'CHANGE_DRIVER'
  | 'CONFIRM'
  | 'DELETE'
  | 'DEPART'
  | 'EDIT'
  | 'FINISH'
  | 'FORCE_STEP'
  | 'HAND_OVER'
  | 'OFFER'
  | 'PICK_UP'
  | 'RESEND_TRACKING'
  | 'SEND_CONFIRMATION_SMS'
  | 'SEND_RATING_EMAIL'
  | 'SWAP_ARRIVE'
  | 'SWAP_DEPART'
  | 'SWAP_HAND_OVER'
  | 'SWAP_PICK_UP'
  | 'TERMINATE'
  | 'WITHDRAW';

export type DeliveryCategory =
  | 'EXPRESS'
  | 'OKM'
  | 'STANDARD';

export type DeliveryFilter = {
  carDeliveryDeadlineFrom?: InputMaybe<Scalars['DateTime']['input']>;
  carDeliveryDeadlineTo?: InputMaybe<Scalars['DateTime']['input']>;
  carPickUpDateFrom?: InputMaybe<Scalars['DateTime']['input']>;
  carPickUpDateTo?: InputMaybe<Scalars['DateTime']['input']>;
  completedAtFrom?: InputMaybe<Scalars['DateTime']['input']>;
  completedAtTo?: InputMaybe<Scalars['DateTime']['input']>;
  /** ISO codes looked for in all four addresses; FR brings MC along and BE brings DE. */
  countries?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Part of the contract number (publicId). */
  deliveryId?: InputMaybe<Scalars['String']['input']>;
  driverId?: InputMaybe<Scalars['ID']['input']>;
  hasInvoice?: InputMaybe<Scalars['Boolean']['input']>;
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** For admins; a client stays inside their own organisation whatever is sent. */
  organizationSlugs?: InputMaybe<Array<Scalars['String']['input']>>;
  punctuality?: InputMaybe<Array<PunctualityState>>;
  /** Ids of service options: 000 W Garage, 001 Carburant, 002 Lavage. */
  services?: InputMaybe<Array<Scalars['String']['input']>>;
  statuses?: InputMaybe<Array<DeliveryStatus>>;
  tab?: InputMaybe<DeliveryTab>;
  /** Given with takesPlaceTo: missions that hold their driver at some time between the two, from the pick-up, or the latest departure where one date was given for all, to the completion, else to the deadline, and until now while they are not over. */
  takesPlaceFrom?: InputMaybe<Scalars['DateTime']['input']>;
  takesPlaceTo?: InputMaybe<Scalars['DateTime']['input']>;
  /** What needs a hand: late, tight or in alert. */
  toHandle?: InputMaybe<Scalars['Boolean']['input']>;
  types?: InputMaybe<Array<DeliveryType>>;
  vehicleCode?: InputMaybe<Scalars['String']['input']>;
  vin?: InputMaybe<Scalars['String']['input']>;
};

export type DeliveryList = {
  records: Array<Delivery>;
  total: Scalars['Int']['output'];
};

/** One entry of the history, written in the language of whoever reads it. */
export type DeliveryLog = {
  createdAt: Scalars['DateTime']['output'];
  deliveryId: Scalars['ID']['output'];
  id: Scalars['ID']['output'];
  log: Scalars['String']['output'];
};

export type DeliveryLogPage = {
  logs: Array<DeliveryLog>;
  totalCount: Scalars['Int']['output'];
};

export type DeliveryNumber =
  | 'CONTRACT'
  | 'PLATE'
  | 'VIN';

export type DeliveryPayment = {
  /** The price of the mission and the disbursements. */
  amount: Scalars['Float']['output'];
  /** When the delivery was completed. */
  completedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The contract number of the delivery. */
  contract: Scalars['String']['output'];
  createdAt: Scalars['DateTime']['output'];
  deliveryId?: Maybe<Scalars['ID']['output']>;
  /** What the office approved of the expenses that the driver declared. */
  disbursements: Scalars['Float']['output'];
  driver?: Maybe<Driver>;
  fromCity?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  status: PaymentStatus;
  toCity?: Maybe<Scalars['String']['output']>;
  /** Make and model of each vehicle, in their order. */
  vehicles: Array<Scalars['String']['output']>;
};

export type DeliveryPaymentFilter = {
  createdFrom?: InputMaybe<Scalars['DateTime']['input']>;
  createdTo?: InputMaybe<Scalars['DateTime']['input']>;
  driverId?: InputMaybe<Scalars['ID']['input']>;
  statuses?: InputMaybe<Array<PaymentStatus>>;
};

export type DeliveryPaymentList = {
  records: Array<DeliveryPayment>;
  total: Scalars['Int']['output'];
};

export type DeliveryStatus =
  | 'ALERT'
  | 'CANCELLED'
  | 'CANCELLED_BY_ADMIN'
  | 'CANCELLED_BY_CUSTOMER'
  | 'CANCELLED_BY_MANDATORY'
  | 'COMPLETED'
  | 'CONFIRMED'
  | 'CONFIRMED_BY_CUSTOMER'
  | 'DELIVERED'
  | 'ONGOING'
  | 'PENDING_CUSTOMER_CONFIRMATION'
  | 'PICKUP_CLIENT'
  | 'PICKUP_DRIVER'
  | 'REQUESTED'
  | 'RESCHEDULED_BY_ADMIN'
  | 'SET'
  | 'SMS_SENT'
  | 'SWAP_DELIVERED'
  | 'SWAP_IN_TRANSIT'
  | 'SWAP_PICKUP_CLIENT'
  | 'SWAP_PICKUP_DRIVER'
  | 'WAITING_FOR_DRIVER';

/** A step of the line from the request to the end. Exactly one is CURRENT; a step that was left out is not in the line. */
export type DeliveryStep = {
  /** When it was reached; null ahead, and where nobody knows any more. */
  at?: Maybe<Scalars['DateTime']['output']>;
  awaits?: Maybe<Awaited>;
  name: DeliveryStepName;
  state: DeliveryStepState;
};

/** The steps of a delivery in their order; those of a second vehicle begin with SWAP. */
export type DeliveryStepName =
  | 'ARRIVED'
  | 'ASSIGNED'
  | 'AUCTION'
  | 'CANCELLED'
  | 'COMPLETED'
  | 'CONFIRMED'
  | 'HANDED_OVER'
  | 'ON_THE_WAY'
  | 'PICKED_UP'
  | 'REQUESTED'
  | 'SWAP_ARRIVED'
  | 'SWAP_HANDED_OVER'
  | 'SWAP_ON_THE_WAY'
  | 'SWAP_PICKED_UP';

export type DeliveryStepState =
  | 'AHEAD'
  | 'CURRENT'
  | 'DONE';

/** Tabs of the delivery table; the URL uses the same names in lower case with hyphens. */
export type DeliveryTab =
  | 'ALERT'
  | 'CANCELLED'
  | 'CANCELLED_BY_CUSTOMER'
  | 'COMPLETED'
  | 'CONFIRMED'
  | 'CONFIRMED_BY_CUSTOMER'
  | 'ONGOING'
  | 'PENDING_CUSTOMER_CONFIRMATION'
  | 'REQUESTED'
  | 'RESCHEDULED_BY_ADMIN'
  | 'SET'
  | 'WAITING_FOR_DRIVER';

export type DeliveryType =
  | 'OKM'
  | 'STANDARD'
  | 'TO_RETURN'
  | 'TWO_WAY_DELIVERY';

/** x is a month as YYYY-MM, y a count for each type. */
export type DeliveryTypeCounts = {
  OKM: Scalars['Int']['output'];
  STANDARD: Scalars['Int']['output'];
  TO_RETURN: Scalars['Int']['output'];
  TWO_WAY_DELIVERY: Scalars['Int']['output'];
};

/** type PV is the signed delivery report. url leads to /files/{key} on this server. */
export type DocumentFile = {
  deleted?: Maybe<Scalars['Boolean']['output']>;
  key?: Maybe<Scalars['String']['output']>;
  label?: Maybe<Scalars['String']['output']>;
  name: Scalars['String']['output'];
  type?: Maybe<Scalars['String']['output']>;
  url?: Maybe<Scalars['String']['output']>;
};

export type DocumentInput = {
  deleted?: InputMaybe<Scalars['Boolean']['input']>;
  key?: InputMaybe<Scalars['String']['input']>;
  label?: InputMaybe<Scalars['String']['input']>;
  name: Scalars['String']['input'];
  type?: InputMaybe<Scalars['String']['input']>;
  url: Scalars['String']['input'];
};

export type Driver = {
  activationState: ActivationState;
  address?: Maybe<Address>;
  avatar?: Maybe<Scalars['String']['output']>;
  birthDate?: Maybe<Scalars['DateTime']['output']>;
  company?: Maybe<Scalars['String']['output']>;
  confirmedByAlb: Scalars['Boolean']['output'];
  createdAt: Scalars['DateTime']['output'];
  /** Those that are not over, the next first. */
  daysOff: Array<DriverDaysOff>;
  disabled: Scalars['Boolean']['output'];
  docs?: Maybe<DriverDocs>;
  driverAttentePrice?: Maybe<Scalars['Float']['output']>;
  driverAverageBills?: Maybe<Scalars['Float']['output']>;
  driverOffersPrice?: Maybe<Scalars['Float']['output']>;
  drivingLicenseDate?: Maybe<Scalars['DateTime']['output']>;
  drivingPermitDueDate?: Maybe<Scalars['DateTime']['output']>;
  drivingPermitNumber?: Maybe<Scalars['String']['output']>;
  /** Null for viewers without the right; clients read the name as first name and initial. */
  email?: Maybe<Scalars['String']['output']>;
  firstName: Scalars['String']['output'];
  fullName: Scalars['String']['output'];
  iban?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  /** The last day of the professional liability insurance. */
  insuranceDueDate?: Maybe<Scalars['DateTime']['output']>;
  lastName: Scalars['String']['output'];
  lossDeals: Scalars['Int']['output'];
  mcqAnswers?: Maybe<Scalars['JSON']['output']>;
  /** For admins: what was decided about them, the newest first. */
  moves: Array<DriverMoveLine>;
  nbDeals: Scalars['Int']['output'];
  onboardingState: OnboardingState;
  paperChecks: Array<DriverPaperCheck>;
  phoneNumber?: Maybe<Scalars['String']['output']>;
  publicId: Scalars['String']['output'];
  /** How far from home a departure may be, in kilometres by road; null: anywhere. */
  radiusKm?: Maybe<Scalars['Int']['output']>;
  /** How many customers answered the survey about a delivery of theirs. */
  ratedDeliveries: Scalars['Int']['output'];
  ratings: DriverRatings;
  rejectedByAlb: Scalars['Boolean']['output'];
  siret?: Maybe<Scalars['String']['output']>;
  state: DriverState;
  stokeDeals: Scalars['Int']['output'];
  sub?: Maybe<Scalars['String']['output']>;
  totalRating?: Maybe<Scalars['Float']['output']>;
  /** For admins: when their file was last changed. */
  updatedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The attestation of vigilance holds for six months from then on. */
  vigilanceIssueDate?: Maybe<Scalars['DateTime']['output']>;
};

/** A period in which a driver takes no mission: YYYY-MM-DD, both days included, as the calendar in Paris has them. */
export type DriverDaysOff = {
  firstDay: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  lastDay: Scalars['String']['output'];
};

export type DriverDaysOffIdInput = {
  driverId: Scalars['ID']['input'];
  id: Scalars['ID']['input'];
};

/** At most a year, not over yet, beside no other of theirs; fifty at once. */
export type DriverDaysOffInput = {
  driverId: Scalars['ID']['input'];
  firstDay: Scalars['String']['input'];
  lastDay: Scalars['String']['input'];
};

export type DriverDocs = {
  drivingLicensePath?: Maybe<Scalars['String']['output']>;
  drivingLicensePath2?: Maybe<Scalars['String']['output']>;
  idPath?: Maybe<Scalars['String']['output']>;
  idPath2?: Maybe<Scalars['String']['output']>;
  insurancePath?: Maybe<Scalars['String']['output']>;
  kbisPath?: Maybe<Scalars['String']['output']>;
  permit_solde_path?: Maybe<Scalars['String']['output']>;
  ribPath?: Maybe<Scalars['String']['output']>;
  vigilancePath?: Maybe<Scalars['String']['output']>;
  /** Slots of what is there and what this viewer may not open. */
  withheld: Array<Scalars['String']['output']>;
};

export type DriverFilter = {
  email?: InputMaybe<Scalars['String']['input']>;
  /** Given with freeTo: drivers without a mission between the two. */
  freeFrom?: InputMaybe<Scalars['DateTime']['input']>;
  freeTo?: InputMaybe<Scalars['DateTime']['input']>;
  nameSearch?: InputMaybe<Scalars['String']['input']>;
  postalCode?: InputMaybe<Scalars['String']['input']>;
  state?: InputMaybe<DriverState>;
};

export type DriverList = {
  records: Array<Driver>;
  total: Scalars['Int']['output'];
};

/** A mission that a driver has beside the delivery in question. */
export type DriverMission = {
  carPickUpDate: Scalars['DateTime']['output'];
  /** The deadline, or the moment of asking where that has passed. */
  expectedEnd: Scalars['DateTime']['output'];
  fromCity?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  publicId: Scalars['String']['output'];
  toCity?: Maybe<Scalars['String']['output']>;
};

export type DriverMove =
  | 'accept'
  | 'cancelReject'
  | 'disable'
  | 'enable'
  | 'reject';

/** What the office decided about a driver. */
export type DriverMoveLine = {
  id: Scalars['ID']['output'];
  move: DriverMove;
  movedAt: Scalars['DateTime']['output'];
  movedBy: Scalars['String']['output'];
  reason?: Maybe<Scalars['String']['output']>;
};

export type DriverObstacle =
  | 'DAYS_OFF'
  | 'OVERLAP'
  | 'PERMIT_EXPIRED';

/** Named as the words of the pages name them: licence, identity, points, registration (Kbis), account (RIB), vigilance, insurance (RC Pro). */
export type DriverPaper =
  | 'account'
  | 'identity'
  | 'insurance'
  | 'licence'
  | 'points'
  | 'registration'
  | 'vigilance';

/** Somebody of the office has read a paper as it is now; another document or another date takes the check away. */
export type DriverPaperCheck = {
  paper: DriverPaper;
  verifiedAt: Scalars['DateTime']['output'];
  /** For admins. */
  verifiedBy?: Maybe<Scalars['String']['output']>;
};

export type DriverRatings = {
  communicationRating?: Maybe<Scalars['Float']['output']>;
  correspondenceRating?: Maybe<Scalars['Float']['output']>;
  justiceRating?: Maybe<Scalars['Float']['output']>;
  outfitRating?: Maybe<Scalars['Float']['output']>;
  qualityRating?: Maybe<Scalars['Float']['output']>;
  takeOffRating?: Maybe<Scalars['Float']['output']>;
  totalRating?: Maybe<Scalars['Float']['output']>;
};

export type DriverReason =
  | 'FROM_HOME'
  | 'FROM_MISSION'
  | 'KNOWS_ORGANIZATION'
  | 'LATE_AT_DEPARTURE'
  | 'NEXT_MISSION'
  | 'OUTSIDE_RADIUS'
  | 'PERMIT_ENDS_SOON'
  | 'PERMIT_UNKNOWN'
  | 'RATED'
  | 'UNRATED'
  | 'WINS_OFFERS';

export type DriverState =
  | 'ACCEPTED'
  | 'DISABLED'
  | 'REFUSED'
  | 'WAITING';

/** A driver for one delivery. Reasons name what is worth saying, the figures beside them say how much. */
export type DriverSuggestion = {
  /** The town where they will be: the arrival of the mission before, else their home. */
  city?: Maybe<Scalars['String']['output']>;
  /** The first days off that the delivery would touch. */
  daysOff?: Maybe<DriverDaysOff>;
  /** Missions carried out for the organisation of the delivery. */
  dealsForOrganization: Scalars['Int']['output'];
  /** Metres by road from where they will be to the departure. */
  distance?: Maybe<Scalars['Int']['output']>;
  fullName: Scalars['String']['output'];
  /** The driver's. */
  id: Scalars['ID']['output'];
  nbDeals: Scalars['Int']['output'];
  nextMission?: Maybe<DriverMission>;
  /** Null for whoever may be given the delivery. */
  obstacle?: Maybe<DriverObstacle>;
  /** Of their latest fifty offers. */
  offersAnswered: Scalars['Int']['output'];
  offersWon: Scalars['Int']['output'];
  overlappingMission?: Maybe<DriverMission>;
  permitUntil?: Maybe<Scalars['DateTime']['output']>;
  phoneNumber?: Maybe<Scalars['String']['output']>;
  previousMission?: Maybe<DriverMission>;
  /** How far from home the driver goes, in kilometres. */
  radiusKm?: Maybe<Scalars['Int']['output']>;
  reasons: Array<DriverReason>;
  /** From 0 to 100. */
  score: Scalars['Int']['output'];
  totalRating?: Maybe<Scalars['Float']['output']>;
};

export type DriverSuggestions = {
  /** The best suited first. */
  available: Array<DriverSuggestion>;
  /** The nearest first. */
  unavailable: Array<DriverSuggestion>;
};

export type EvidenceInput = {
  action?: InputMaybe<DeliveryAction>;
  capturedAt: Scalars['DateTime']['input'];
  /** What was sent, as it was sent. At most 20,000 characters as JSON. */
  content: Scalars['JSON']['input'];
  deliveryId: Scalars['ID']['input'];
  /** Storage keys of photos and signatures, sent with the metadata kind evidence. */
  files: Array<Scalars['String']['input']>;
  /** Made on the device: sent again it is kept once. */
  id: Scalars['ID']['input'];
  /** The refusal: a code of the error list, or its reason. */
  refusal: Scalars['String']['input'];
  /** The mission's version that the device knew. */
  version?: InputMaybe<Scalars['Int']['input']>;
};

/** What a driver lays out on a mission. Fuel is charging as well. */
export type ExpenseKind =
  | 'fuel'
  | 'other'
  | 'parking'
  | 'return_ticket'
  | 'toll';

export type ExpenseState =
  | 'APPROVED'
  | 'DECLARED'
  | 'LAPSED'
  | 'REFUSED'
  | 'TAKEN_BACK';

export type FoundDelivery = {
  delivery: Delivery;
  matches: Array<SearchMatch>;
};

export type FoundDriver = {
  email: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  state: DriverState;
};

export type FoundInvoice = {
  /** The contract number of the delivery that it bills. */
  contract: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  isCredit: Scalars['Boolean']['output'];
  issuedAt: Scalars['DateTime']['output'];
  number: Scalars['String']['output'];
  organizationName: Scalars['String']['output'];
};

/** An administrator of the house. */
export type FoundManager = {
  email: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  /** Found until they are erased. */
  isRemoved: Scalars['Boolean']['output'];
  name: Scalars['String']['output'];
  rank: Scalars['Int']['output'];
};

/** A member of an organisation. */
export type FoundMember = {
  email: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  /** Super admins find who was removed as well, until they are erased. */
  isRemoved: Scalars['Boolean']['output'];
  name: Scalars['String']['output'];
  organization?: Maybe<FoundOrganization>;
  rank: Scalars['Int']['output'];
};

export type FoundOrganization = {
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  slug: Scalars['String']['output'];
};

/** Plate and VIN as the driver read them off the vehicle before taking it. */
export type Identity = {
  /** When the office let the driver go although it does not match the order. */
  acceptedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Null where it carries none. */
  plate?: Maybe<Scalars['String']['output']>;
  seenAt: Scalars['DateTime']['output'];
  /** All of it or its last characters; null where it was not read. */
  vin?: Maybe<Scalars['String']['output']>;
};

/** Of the two at least one. */
export type IdentityInput = {
  plate?: InputMaybe<Scalars['String']['input']>;
  /** By the clock of the device. */
  seenAt: Scalars['DateTime']['input'];
  /** Its last six characters or more. */
  vin?: InputMaybe<Scalars['String']['input']>;
};

/** One side of an inspection; at arrival only the marks that were not there at departure. */
export type Inspection = {
  list: CheckList;
  marks: Array<InspectionMark>;
};

/** A change of one side: marks by their id, points of the list that are sent; null takes an answer away. */
export type InspectionInput = {
  list?: InputMaybe<CheckListInput>;
  marks?: InputMaybe<Array<InspectionMarkInput>>;
  removedMarks?: InputMaybe<Array<Scalars['ID']['input']>>;
};

/** Damage seen on a vehicle. */
export type InspectionMark = {
  id: Scalars['ID']['output'];
  kind: MarkKind;
  /** Addresses of its photos. */
  photos: Array<Scalars['String']['output']>;
  size: MarkSize;
  view: MarkView;
  words?: Maybe<Scalars['String']['output']>;
  /** Per cent of the drawing's width and height, from its top left corner. */
  x: Scalars['Float']['output'];
  y: Scalars['Float']['output'];
};

export type InspectionMarkInput = {
  /** Made on the device: filed again it is changed, not doubled. */
  id: Scalars['ID']['input'];
  kind: MarkKind;
  /** Storage keys of photos that join those it has, sent with the metadata kind mark. At most four in all. */
  photos?: InputMaybe<Array<Scalars['String']['input']>>;
  size: MarkSize;
  view: MarkView;
  words?: InputMaybe<Scalars['String']['input']>;
  x: Scalars['Float']['input'];
  y: Scalars['Float']['input'];
};

export type Invoice = {
  /** What keeps it from leaving as an electronic invoice, as codes; null of what was issued before they were asked for. */
  electronicFaults?: Maybe<Array<Scalars['String']['output']>>;
  id: Scalars['ID']['output'];
  issuedAt: Scalars['DateTime']['output'];
  number: Scalars['String']['output'];
  totalExclTax: Scalars['Float']['output'];
  totalInclTax: Scalars['Float']['output'];
  url?: Maybe<Scalars['String']['output']>;
};

export type MarkKind =
  | 'CHIP'
  | 'CRACK'
  | 'DENT'
  | 'MISSING_PART'
  | 'SCRATCH'
  | 'STAIN';

/** Millimetres, by the longest side. */
export type MarkSize =
  | 'OVER_30'
  | 'OVER_100'
  | 'UP_TO_30';

export type MarkView =
  | 'FRONT'
  | 'INTERIOR'
  | 'LEFT'
  | 'REAR'
  | 'RIGHT'
  | 'ROOF';

export type MissionEvidence = {
  action?: Maybe<DeliveryAction>;
  /** By the clock of the device. */
  capturedAt: Scalars['DateTime']['output'];
  content: Scalars['JSON']['output'];
  driverName: Scalars['String']['output'];
  /** Addresses of the photos and signatures. */
  files: Array<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  receivedAt: Scalars['DateTime']['output'];
  /** Why it was not applied: a code of the error list, or its reason. SET_ASIDE: noted by a driver whom the delivery then left. */
  refusal: Scalars['String']['output'];
};

/** What a driver laid out on a mission, in euros with tax. */
export type MissionExpense = {
  amount: Scalars['Float']['output'];
  /** What the office pays back of it, once it is approved. */
  approved?: Maybe<Scalars['Float']['output']>;
  /** By the clock of the device, within what can be true. */
  capturedAt: Scalars['DateTime']['output'];
  contract: Scalars['Int']['output'];
  decidedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Who decided, for the office alone. */
  decidedBy?: Maybe<Scalars['String']['output']>;
  deliveryId: Scalars['ID']['output'];
  driverName: Scalars['String']['output'];
  /** The towns of the delivery. */
  from?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  kind: ExpenseKind;
  /** How the payment that pays it back stands; null before it is prepared. */
  payment?: Maybe<PaymentStatus>;
  /** Address of the photo of the receipt. */
  photo: Scalars['String']['output'];
  /** What was agreed with the driver for the mission, without tax. */
  price?: Maybe<Scalars['Float']['output']>;
  /** Why the office refused it, or pays back less. */
  reason?: Maybe<Scalars['String']['output']>;
  receivedAt: Scalars['DateTime']['output'];
  state: ExpenseState;
  text?: Maybe<Scalars['String']['output']>;
  to?: Maybe<Scalars['String']['output']>;
};

/** What a driver reported of a mission: for the office, and for the driver who reported it. */
export type MissionProblem = {
  /** By the clock of the device, within what can be true. */
  capturedAt: Scalars['DateTime']['output'];
  contract: Scalars['Int']['output'];
  deliveryId: Scalars['ID']['output'];
  driverName: Scalars['String']['output'];
  /** The towns of the delivery. */
  from?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  kind: ProblemKind;
  /** Address of the photo. */
  photo?: Maybe<Scalars['String']['output']>;
  receivedAt: Scalars['DateTime']['output'];
  /** When somebody of the office has seen it, and who: drivers are not told who. */
  seenAt?: Maybe<Scalars['DateTime']['output']>;
  seenBy?: Maybe<Scalars['String']['output']>;
  text: Scalars['String']['output'];
  to?: Maybe<Scalars['String']['output']>;
};

/** One step of a mission. PICK_UP asks the start code, HAND_OVER the reception code, SWAP_HAND_OVER the return code. */
export type MissionStepInput = {
  /** Nobody was there to sign. */
  absent?: InputMaybe<Scalars['Boolean']['input']>;
  action: DeliveryAction;
  code?: InputMaybe<Scalars['String']['input']>;
  deliveryId: Scalars['ID']['input'];
  /** The driver's own signature: both sides sign at departure and at arrival. */
  driverSignatureKey?: InputMaybe<Scalars['String']['input']>;
  essence?: InputMaybe<Scalars['Int']['input']>;
  /** The same key sent again repeats the answer, not the step. */
  idempotencyKey: Scalars['String']['input'];
  latitude?: InputMaybe<Scalars['Float']['input']>;
  longitude?: InputMaybe<Scalars['Float']['input']>;
  mileage?: InputMaybe<Scalars['Int']['input']>;
  /** Time on the device; the server records its own beside it. */
  occurredAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** Why the driver gives the mission back (WITHDRAW). A phone of an earlier version says nothing. */
  reason?: InputMaybe<Scalars['String']['input']>;
  /** Storage key of a photo taken at a refusal, sent with the metadata kind refusal. */
  refusalPhotoKey?: InputMaybe<Scalars['String']['input']>;
  refusedReason?: InputMaybe<Scalars['String']['input']>;
  signatureKey?: InputMaybe<Scalars['String']['input']>;
  /** At a hand-over: who took the vehicle and the storage key of their signature; the signed PV is drawn from both. */
  signedBy?: InputMaybe<Scalars['String']['input']>;
  /** What the person who signs is to the organisation. */
  signerFunction?: InputMaybe<Scalars['String']['input']>;
};

export type MonthByType = {
  x: Scalars['String']['output'];
  y: DeliveryTypeCounts;
};

/** What deliveries brought in one month, YYYY-MM in Paris. Cancelled payments have their month and count nowhere; the total is what is paid and what waits. */
export type MonthEarnings = {
  deliveries: Scalars['Int']['output'];
  month: Scalars['String']['output'];
  paid: Scalars['Float']['output'];
  total: Scalars['Float']['output'];
  waiting: Scalars['Float']['output'];
};

export type Motorization =
  | 'ELECTRIC'
  | 'GAS'
  | 'HYBRID';

export type Mutation = {
  acceptDriver: Driver;
  /** despiteExpiredPapers as in AssignDriverInput */
  acceptOffer: OfferOutcome;
  acceptVehicle: Scalars['ID']['output'];
  addDriverDaysOff: Driver;
  advanceMission: Delivery;
  allowDelivery: Delivery;
  assignDriverToDelivery: Delivery;
  cancelDelivery: Delivery;
  cancelRejectDriver: Driver;
  changeDriver: Delivery;
  confirmDelivery: Delivery;
  createAdmin: Admin;
  createDelivery: Delivery;
  createOffer: CreatedOffer;
  createOrganization: Organization;
  createSubscriptionPayment: PaymentOutcome;
  decideExpense: MissionExpense;
  declareExpense: MissionExpense;
  deleteAdmin: Scalars['ID']['output'];
  deleteDelivery: Scalars['ID']['output'];
  deleteFile: Scalars['Boolean']['output'];
  deleteOffer: OfferOutcome;
  /** reason: three to 500 characters, kept with who disabled and when. */
  disableDriver: Driver;
  enableDriver: Driver;
  keepEvidence: Scalars['ID']['output'];
  markProblemSeen: Scalars['ID']['output'];
  /** Says that the driver pauses sharing the position, or shares it again. Since when it is paused. */
  pauseSharing?: Maybe<Scalars['DateTime']['output']>;
  rejectDriver: Driver;
  rejectOffer: OfferOutcome;
  removeDriverDaysOff: Driver;
  reportProblem: Scalars['ID']['output'];
  /** As long as the office has not decided. */
  takeBackExpense: Scalars['ID']['output'];
  updateAdmin: Admin;
  updateDelivery: Delivery;
  updateDeliveryStatus: Delivery;
  updateDeliveryType: Delivery;
  updateDriver: Driver;
  updateOrganization: Organization;
  updateOwnNoticeSettings: OwnNoticeSettings;
  /** The id is that of a payment for a delivery or for a subscription. */
  updatePaymentStatus: PaymentOutcome;
  /** version: that of the tariff it is made from; another one in force is STALE_VERSION */
  updateTariff: Scalars['JSON']['output'];
  updateVehicle: Vehicle;
  /** Says that somebody of the office has read this paper, or that it is to be read again. seen: updatedAt of the driver as it was read; where it has changed since, 409 STALE_VERSION. */
  verifyDriverPaper: Driver;
  withdrawOffer: OfferOutcome;
};


export type MutationAcceptDriverArgs = {
  driverId: Scalars['ID']['input'];
};


export type MutationAcceptOfferArgs = {
  despiteExpiredPapers?: InputMaybe<Scalars['Boolean']['input']>;
  input: OfferIdInput;
};


export type MutationAcceptVehicleArgs = {
  input: AcceptVehicleInput;
};


export type MutationAddDriverDaysOffArgs = {
  input: DriverDaysOffInput;
};


export type MutationAdvanceMissionArgs = {
  input: MissionStepInput;
};


export type MutationAllowDeliveryArgs = {
  input: AllowDeliveryInput;
};


export type MutationAssignDriverToDeliveryArgs = {
  input: AssignDriverInput;
};


export type MutationCancelDeliveryArgs = {
  input: CancelDeliveryInput;
};


export type MutationCancelRejectDriverArgs = {
  email: Scalars['String']['input'];
};


export type MutationChangeDriverArgs = {
  input: AssignDriverInput;
};


export type MutationConfirmDeliveryArgs = {
  deliveryId: Scalars['ID']['input'];
};


export type MutationCreateAdminArgs = {
  input: CreateAdminInput;
};


export type MutationCreateDeliveryArgs = {
  input: CreateDeliveryInput;
};


export type MutationCreateOfferArgs = {
  input: CreateOfferInput;
};


export type MutationCreateOrganizationArgs = {
  input: OrganizationInput;
};


export type MutationCreateSubscriptionPaymentArgs = {
  input: SubscriptionPaymentInput;
};


export type MutationDecideExpenseArgs = {
  input: DecideExpenseInput;
};


export type MutationDeclareExpenseArgs = {
  input: DeclareExpenseInput;
};


export type MutationDeleteAdminArgs = {
  id: Scalars['ID']['input'];
};


export type MutationDeleteDeliveryArgs = {
  id: Scalars['ID']['input'];
};


export type MutationDeleteFileArgs = {
  key: Scalars['String']['input'];
};


export type MutationDeleteOfferArgs = {
  input: OfferIdInput;
};


export type MutationDisableDriverArgs = {
  email: Scalars['String']['input'];
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationEnableDriverArgs = {
  email: Scalars['String']['input'];
};


export type MutationKeepEvidenceArgs = {
  input: EvidenceInput;
};


export type MutationMarkProblemSeenArgs = {
  id: Scalars['ID']['input'];
};


export type MutationPauseSharingArgs = {
  input: PauseSharingInput;
};


export type MutationRejectDriverArgs = {
  email: Scalars['String']['input'];
};


export type MutationRejectOfferArgs = {
  input: OfferIdInput;
};


export type MutationRemoveDriverDaysOffArgs = {
  input: DriverDaysOffIdInput;
};


export type MutationReportProblemArgs = {
  input: ReportProblemInput;
};


export type MutationTakeBackExpenseArgs = {
  id: Scalars['ID']['input'];
};


export type MutationUpdateAdminArgs = {
  input: UpdateAdminInput;
};


export type MutationUpdateDeliveryArgs = {
  input: UpdateDeliveryInput;
};


export type MutationUpdateDeliveryStatusArgs = {
  input: UpdateDeliveryStatusInput;
};


export type MutationUpdateDeliveryTypeArgs = {
  input: UpdateDeliveryTypeInput;
};


export type MutationUpdateDriverArgs = {
  input: UpdateDriverInput;
};


export type MutationUpdateOrganizationArgs = {
  input: UpdateOrganizationInput;
};


export type MutationUpdateOwnNoticeSettingsArgs = {
  input: OwnNoticeSettingsInput;
};


export type MutationUpdatePaymentStatusArgs = {
  input: PaymentStatusInput;
};


export type MutationUpdateTariffArgs = {
  tariff: Scalars['JSON']['input'];
  version?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationUpdateVehicleArgs = {
  input: UpdateVehicleInput;
};


export type MutationVerifyDriverPaperArgs = {
  driverId: Scalars['ID']['input'];
  paper: DriverPaper;
  seen?: InputMaybe<Scalars['DateTime']['input']>;
  verified: Scalars['Boolean']['input'];
};


export type MutationWithdrawOfferArgs = {
  input: OfferIdInput;
};

/** What a driver's browsers tell of, each to be switched off by itself. */
export type NoticeKind =
  | 'MISSION_CANCELLED'
  | 'MISSION_CHANGED'
  | 'NEW_AUCTION'
  | 'OFFER_LOST'
  | 'OFFER_WON'
  | 'REMINDER';

export type Offer = {
  accepted: Scalars['Boolean']['output'];
  createdAt: Scalars['DateTime']['output'];
  /** For a driver going through their own offers. */
  delivery?: Maybe<Delivery>;
  deliveryId: Scalars['ID']['output'];
  demandedPrice: Scalars['Float']['output'];
  driver?: Maybe<Driver>;
  driverId: Scalars['ID']['output'];
  id: Scalars['ID']['output'];
  proposedByAdminId?: Maybe<Scalars['ID']['output']>;
  proposedByDriver: Scalars['Boolean']['output'];
  status: OfferStatus;
  /** Why the driver gave the mission back, where they did and said so. For the office. */
  withdrawalReason?: Maybe<Scalars['String']['output']>;
};

export type OfferFilter = {
  deliveryId?: InputMaybe<Scalars['ID']['input']>;
  driverId?: InputMaybe<Scalars['ID']['input']>;
  statuses?: InputMaybe<Array<OfferStatus>>;
};

export type OfferIdInput = {
  id: Scalars['ID']['input'];
};

export type OfferList = {
  records: Array<Offer>;
  total: Scalars['Int']['output'];
};

export type OfferOutcome = {
  deliveryId: Scalars['ID']['output'];
  driverId: Scalars['ID']['output'];
  id: Scalars['ID']['output'];
  status: OfferStatus;
};

export type OfferStatus =
  | 'ACCEPTED'
  | 'DRIVER_CANCELED'
  | 'DRIVER_CHANGED'
  | 'PENDING'
  | 'REJECTED';

export type OnboardingState =
  | 'CREATED'
  | 'INCOMPLETE'
  | 'REFUSED'
  | 'VALIDATED'
  | 'VALIDATION_ASKED';

export type Organization = {
  address?: Maybe<Address>;
  billingAddress?: Maybe<Address>;
  createdAt: Scalars['DateTime']['output'];
  /** Always empty: findAllDeliveries reads them in pages, by the organisation's slug. */
  deliveries: Array<Delivery>;
  /** Where it is sent electronic invoices, where that is another than its SIREN. */
  electronicAddress?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  /** The first hundred, whoever is there longest first. */
  members: Array<Client>;
  name: Scalars['String']['output'];
  owner?: Maybe<Client>;
  /** Days from an invoice within which it pays, where something else than usual is agreed. */
  paymentDays?: Maybe<Scalars['Int']['output']>;
  settings: OrganizationSettings;
  siren?: Maybe<Scalars['String']['output']>;
  slug: Scalars['String']['output'];
  totalDeliveries: Scalars['Int']['output'];
  totalMembers: Scalars['Int']['output'];
  updatedAt: Scalars['DateTime']['output'];
  vatId?: Maybe<Scalars['String']['output']>;
};

export type OrganizationFilter = {
  name?: InputMaybe<Scalars['String']['input']>;
  slug?: InputMaybe<Scalars['String']['input']>;
};

export type OrganizationInput = {
  address: AddressInput;
  billingAddress?: InputMaybe<AddressInput>;
  electronicAddress?: InputMaybe<Scalars['String']['input']>;
  name: Scalars['String']['input'];
  ownerEmail: Scalars['String']['input'];
  ownerFirstName: Scalars['String']['input'];
  ownerFunction: Scalars['String']['input'];
  ownerLastName: Scalars['String']['input'];
  ownerPhone?: InputMaybe<Scalars['String']['input']>;
  ownerService: Scalars['String']['input'];
  paymentDays?: InputMaybe<Scalars['Int']['input']>;
  settings?: InputMaybe<Scalars['JSON']['input']>;
  siren?: InputMaybe<Scalars['String']['input']>;
  slug?: InputMaybe<Scalars['String']['input']>;
  vatId?: InputMaybe<Scalars['String']['input']>;
};

export type OrganizationList = {
  records: Array<Organization>;
  total: Scalars['Int']['output'];
};

export type OrganizationSettings = {
  /** Car models of an organisation that keeps its own list; empty elsewhere. */
  carModels?: Maybe<Scalars['JSON']['output']>;
  defaultValues?: Maybe<Scalars['JSON']['output']>;
  no_docs: Scalars['Boolean']['output'];
  one_date: Scalars['Boolean']['output'];
};

export type OwnNoticeSettings = {
  /** Kinds that are switched off. */
  muted: Array<NoticeKind>;
  /** What a browser subscribes with, in base64url. */
  publicKey: Scalars['String']['output'];
};

export type OwnNoticeSettingsInput = {
  /** Kinds that are switched off from now on; the others are on. */
  muted: Array<NoticeKind>;
};

/** The first page is 0. perPage goes from 1 to 100; lists of deliveries and of drivers may ask 1000, the selector of clients 100000. */
export type Pagination = {
  page?: Scalars['Int']['input'];
  perPage?: Scalars['Int']['input'];
};

/** What a driver did and the server will not apply, because the mission went on without it: kept for both sides, never applied. */
export type PauseSharingInput = {
  deliveryId: Scalars['ID']['input'];
  paused: Scalars['Boolean']['input'];
};

export type PaymentOutcome = {
  id: Scalars['ID']['output'];
  status: PaymentStatus;
};

export type PaymentStatus =
  | 'CANCELLED'
  | 'FAILED'
  | 'PAID'
  | 'PENDING';

export type PaymentStatusInput = {
  /** The euros that were seen; a payment that holds another amount by now is STALE_VERSION. Left out, nothing is asked. */
  amount?: InputMaybe<Scalars['Float']['input']>;
  id: Scalars['ID']['input'];
  status: PaymentStatus;
};

/** What is known of a photo beside its picture. */
export type PhotoFacts = {
  latitude?: Maybe<Scalars['Float']['output']>;
  longitude?: Maybe<Scalars['Float']['output']>;
  /** From the gallery, or older than an hour when it was filed. */
  older: Scalars['Boolean']['output'];
  /** SHA-256 of the picture as the device sent it. */
  sha256?: Maybe<Scalars['String']['output']>;
  /** before or after */
  side: Scalars['String']['output'];
  /** By the clock of the device; null where it was not said. */
  takenAt?: Maybe<Scalars['DateTime']['output']>;
  view: Scalars['String']['output'];
};

export type Position = {
  latitude: Scalars['Float']['output'];
  longitude: Scalars['Float']['output'];
  recordedAt: Scalars['DateTime']['output'];
};

/** What a driver reports: the first six at the pick-up, where they are reasons to cancel as well, the others on the road; the last one by the check of plate and VIN alone. */
export type ProblemKind =
  | 'accident'
  | 'car_breakdown_during_transfer'
  | 'car_not_at_mcc'
  | 'car_not_ready_damaged'
  | 'car_not_ready_dirty'
  | 'car_not_ready_no_license_plate'
  | 'car_not_ready_technical'
  | 'customer_not_available'
  | 'delay'
  | 'other_vehicle'
  | 'warning_light';

export type Punctuality = {
  /** When the driver reaches the place they drive to now. */
  arrivesAt?: Maybe<Scalars['DateTime']['output']>;
  basis: PunctualityBasis;
  /** When the mission's last vehicle will be, or was, where it belongs. */
  expectedAt?: Maybe<Scalars['DateTime']['output']>;
  /** When the driver was last seen on this leg, or left for it. */
  seenAt?: Maybe<Scalars['DateTime']['output']>;
  /** Whole minutes to the deadline from then; negative when late. */
  slackMinutes?: Maybe<Scalars['Int']['output']>;
  state: PunctualityState;
};

/** What the verdict stands on: the plan, a recent position, an old one, the last step on site, the deadline alone, what happened. */
export type PunctualityBasis =
  | 'ACTUAL'
  | 'DEADLINE'
  | 'NONE'
  | 'PLAN'
  | 'POSITION'
  | 'STALE'
  | 'STEP';

/** Of finished deliveries: how many came in time, and the median of how late the others were, in minutes. */
export type PunctualityFigures = {
  completed: Scalars['Int']['output'];
  medianLateMinutes?: Maybe<Scalars['Int']['output']>;
  onTime: Scalars['Int']['output'];
};

export type PunctualityOf = {
  figures: PunctualityFigures;
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
};

/** From the most urgent to the one that needs nobody. */
export type PunctualityState =
  | 'DONE_LATE'
  | 'DONE_ON_TIME'
  | 'LATE'
  | 'NONE'
  | 'ON_TIME'
  | 'TIGHT';

/** Over so many days. Organisations and drivers for admins, the least punctual first. */
export type PunctualityStats = {
  all: PunctualityFigures;
  days: Scalars['Int']['output'];
  drivers: Array<PunctualityOf>;
  organizations: Array<PunctualityOf>;
};

export type Query = {
  findAdminById?: Maybe<Admin>;
  findAdminBySub?: Maybe<Admin>;
  findAllAdmins: AdminList;
  findAllClients: ClientList;
  /** include names relations to load ahead (organization, driver, ...); selecting a relation loads it as well. */
  findAllDeliveries: DeliveryList;
  findAllDeliveryPayments: DeliveryPaymentList;
  findAllDrivers: DriverList;
  findAllOffers: OfferList;
  findAllOrganizations: OrganizationList;
  findAllSubscriptionPayments: SubscriptionPaymentList;
  findAllVehicles: VehicleList;
  findAutoCompleteListClients: Array<AutoCompleteItem>;
  findAutoCompleteListDrivers: Array<AutoCompleteItem>;
  findAutoCompleteListOrganizations: Array<AutoCompleteItem>;
  findClientById?: Maybe<Client>;
  findClientBySub?: Maybe<Client>;
  /** By id or by publicId. Like every find...By..., null where the viewer sees nothing. */
  findDeliveryById?: Maybe<Delivery>;
  /** Here the first page is 1. */
  findDeliveryLogs: DeliveryLogPage;
  findDriverById?: Maybe<Driver>;
  findDriverBySub?: Maybe<Driver>;
  /** The latest month first; months without a payment are left out. */
  findEarningsByMonth: Array<MonthEarnings>;
  findOfferById?: Maybe<Offer>;
  findOrganizationById?: Maybe<Organization>;
  findOrganizationBySlug?: Maybe<Organization>;
  findVehicleById?: Maybe<Vehicle>;
  getDeliveriesCountByAdmin: DeliveriesCountByAdmin;
  getDeliveriesCountByClient: DeliveriesCountByClient;
  getDeliveryProgressStats: Array<ChartPoint>;
  getDeliveryStatsByType: Array<MonthByType>;
  getDeliveryStatusStats: ChartTotal;
  getDriverById?: Maybe<Driver>;
  getPunctualityStats: PunctualityStats;
  /** What drivers did and the delivery went on without; the oldest first. */
  missionEvidence: Array<MissionEvidence>;
  /** What the driver of the delivery laid out, but for what was taken back; the newest first. For the office and that driver. */
  missionExpenses: Array<MissionExpense>;
  /** What drivers reported of the delivery; the newest first. */
  missionProblems: Array<MissionProblem>;
  /** What drivers declared, the office may decide on and has not yet; the oldest first, at most fifty. */
  openExpenses: Array<MissionExpense>;
  /** What drivers reported and nobody of the office has seen yet; the oldest first, at most fifty. */
  openProblems: Array<MissionProblem>;
  /** For drivers: what their browsers tell them of. */
  ownNoticeSettings: OwnNoticeSettings;
  /**
   * What the viewer may see by part of a word, the newest or closest first; capitals and accents make no difference. Texts of fewer
   * than three letters and digits find nothing. Of each kind at most limit (1 to 20) are given; kinds that are not the viewer's stay empty.
   */
  search: SearchResults;
  /**
   * Drivers for a delivery, for its dates or for others that are about to become its own; keyword is a part of a name. Whoever has the
   * delivery already is among them only where driverIds names them.
   */
  suggestDrivers: DriverSuggestions;
  /** For super admins: the tariff in force with its earlier versions. */
  tariff: Scalars['JSON']['output'];
};


export type QueryFindAdminByIdArgs = {
  id: Scalars['ID']['input'];
};


export type QueryFindAdminBySubArgs = {
  sub: Scalars['String']['input'];
};


export type QueryFindAllAdminsArgs = {
  filter?: InputMaybe<AdminFilter>;
  include?: InputMaybe<Array<Scalars['String']['input']>>;
  keyword?: InputMaybe<Scalars['String']['input']>;
  pagination?: InputMaybe<Pagination>;
  sort?: InputMaybe<Sort>;
};


export type QueryFindAllClientsArgs = {
  filter?: InputMaybe<ClientFilter>;
  include?: InputMaybe<Array<Scalars['String']['input']>>;
  keyword?: InputMaybe<Scalars['String']['input']>;
  pagination?: InputMaybe<Pagination>;
  sort?: InputMaybe<Sort>;
};


export type QueryFindAllDeliveriesArgs = {
  filter?: InputMaybe<DeliveryFilter>;
  include?: InputMaybe<Array<Scalars['String']['input']>>;
  keyword?: InputMaybe<Scalars['String']['input']>;
  pagination?: InputMaybe<Pagination>;
  sort?: InputMaybe<Sort>;
};


export type QueryFindAllDeliveryPaymentsArgs = {
  filter?: InputMaybe<DeliveryPaymentFilter>;
  include?: InputMaybe<Array<Scalars['String']['input']>>;
  keyword?: InputMaybe<Scalars['String']['input']>;
  pagination?: InputMaybe<Pagination>;
  sort?: InputMaybe<Sort>;
};


export type QueryFindAllDriversArgs = {
  filter?: InputMaybe<DriverFilter>;
  include?: InputMaybe<Array<Scalars['String']['input']>>;
  keyword?: InputMaybe<Scalars['String']['input']>;
  pagination?: InputMaybe<Pagination>;
  sort?: InputMaybe<Sort>;
};


export type QueryFindAllOffersArgs = {
  filter?: InputMaybe<OfferFilter>;
  include?: InputMaybe<Array<Scalars['String']['input']>>;
  keyword?: InputMaybe<Scalars['String']['input']>;
  pagination?: InputMaybe<Pagination>;
  sort?: InputMaybe<Sort>;
};


export type QueryFindAllOrganizationsArgs = {
  filter?: InputMaybe<OrganizationFilter>;
  include?: InputMaybe<Array<Scalars['String']['input']>>;
  keyword?: InputMaybe<Scalars['String']['input']>;
  pagination?: InputMaybe<Pagination>;
  sort?: InputMaybe<Sort>;
};


export type QueryFindAllSubscriptionPaymentsArgs = {
  filter?: InputMaybe<DeliveryPaymentFilter>;
  include?: InputMaybe<Array<Scalars['String']['input']>>;
  keyword?: InputMaybe<Scalars['String']['input']>;
  pagination?: InputMaybe<Pagination>;
  sort?: InputMaybe<Sort>;
};


export type QueryFindAllVehiclesArgs = {
  filter?: InputMaybe<VehicleFilter>;
  include?: InputMaybe<Array<Scalars['String']['input']>>;
  keyword?: InputMaybe<Scalars['String']['input']>;
  pagination?: InputMaybe<Pagination>;
  sort?: InputMaybe<Sort>;
};


export type QueryFindAutoCompleteListClientsArgs = {
  keyword?: InputMaybe<Scalars['String']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryFindAutoCompleteListDriversArgs = {
  keyword?: InputMaybe<Scalars['String']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryFindAutoCompleteListOrganizationsArgs = {
  keyword?: InputMaybe<Scalars['String']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryFindClientByIdArgs = {
  id: Scalars['ID']['input'];
};


export type QueryFindClientBySubArgs = {
  sub: Scalars['String']['input'];
};


export type QueryFindDeliveryByIdArgs = {
  id: Scalars['ID']['input'];
};


export type QueryFindDeliveryLogsArgs = {
  deliveryId: Scalars['ID']['input'];
  page?: Scalars['Int']['input'];
  pageSize?: Scalars['Int']['input'];
};


export type QueryFindDriverByIdArgs = {
  id: Scalars['ID']['input'];
};


export type QueryFindDriverBySubArgs = {
  sub: Scalars['String']['input'];
};


export type QueryFindEarningsByMonthArgs = {
  filter?: InputMaybe<DeliveryPaymentFilter>;
};


export type QueryFindOfferByIdArgs = {
  id: Scalars['ID']['input'];
};


export type QueryFindOrganizationByIdArgs = {
  id: Scalars['ID']['input'];
};


export type QueryFindOrganizationBySlugArgs = {
  slug: Scalars['String']['input'];
};


export type QueryFindVehicleByIdArgs = {
  id: Scalars['ID']['input'];
};


export type QueryGetDeliveryProgressStatsArgs = {
  type?: InputMaybe<DeliveryType>;
};


export type QueryGetDriverByIdArgs = {
  id: Scalars['ID']['input'];
};


export type QueryMissionEvidenceArgs = {
  deliveryId: Scalars['ID']['input'];
};


export type QueryMissionExpensesArgs = {
  deliveryId: Scalars['ID']['input'];
};


export type QueryMissionProblemsArgs = {
  deliveryId: Scalars['ID']['input'];
};


export type QuerySearchArgs = {
  kinds?: InputMaybe<Array<SearchKind>>;
  limit?: Scalars['Int']['input'];
  number?: InputMaybe<DeliveryNumber>;
  text: Scalars['String']['input'];
};


export type QuerySuggestDriversArgs = {
  carDeliveryDeadline?: InputMaybe<Scalars['DateTime']['input']>;
  carPickUpDate?: InputMaybe<Scalars['DateTime']['input']>;
  deliveryId: Scalars['ID']['input'];
  driverIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  keyword?: InputMaybe<Scalars['String']['input']>;
  limit?: Scalars['Int']['input'];
};

export type ReportProblemInput = {
  /** By the clock of the device. */
  capturedAt: Scalars['DateTime']['input'];
  deliveryId: Scalars['ID']['input'];
  /** Made on the device: sent again it is one report. */
  id: Scalars['ID']['input'];
  kind: ProblemKind;
  /** Storage key of one photo, sent with the metadata kind problem. */
  photoKey?: InputMaybe<Scalars['String']['input']>;
  /** 3 to 500 characters. */
  text: Scalars['String']['input'];
};

export type Role =
  | 'ADMIN'
  | 'CLIENT'
  | 'DRIVER';

/** The part of a delivery in which a search found something. */
export type SearchField =
  | 'CONTRACT'
  | 'CUSTOMER'
  | 'PHONE'
  | 'PLATE'
  | 'POSTAL_CODE'
  | 'REPRESENTATIVE'
  | 'TOWN'
  | 'VIN';

export type SearchKind =
  | 'DELIVERY'
  | 'DRIVER'
  | 'INVOICE'
  | 'MANAGER'
  | 'MEMBER'
  | 'ORGANIZATION';

export type SearchMatch = {
  field: SearchField;
  /** The whole text in which it was found. */
  text: Scalars['String']['output'];
};

export type SearchResults = {
  deliveries: Array<FoundDelivery>;
  drivers: Array<FoundDriver>;
  invoices: Array<FoundInvoice>;
  managers: Array<FoundManager>;
  members: Array<FoundMember>;
  organizations: Array<FoundOrganization>;
};

export type ServiceOption = {
  id: Scalars['String']['output'];
  /** For admins: what the invoice carries. */
  invoicePrice?: Maybe<Scalars['Float']['output']>;
  name: Scalars['String']['output'];
  photo?: Maybe<Scalars['String']['output']>;
  price: Scalars['Float']['output'];
};

/** publicId sorts like id. A field outside the list of sortable ones is BAD_USER_INPUT. */
export type Sort = {
  field?: Scalars['String']['input'];
  order?: SortOrder;
};

export type SortOrder =
  | 'asc'
  | 'desc';

export type SpareWheel =
  | 'KIT'
  | 'NONE'
  | 'WHEEL';

export type Subscription = {
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
};

/** A month of a driver's subscription, YYYY-MM. */
export type SubscriptionPayment = {
  amount: Scalars['Float']['output'];
  createdAt: Scalars['DateTime']['output'];
  driver?: Maybe<Driver>;
  id: Scalars['ID']['output'];
  month: Scalars['String']['output'];
  status: PaymentStatus;
  subscription?: Maybe<Subscription>;
};

/** One month, YYYY-MM, of one driver. */
export type SubscriptionPaymentInput = {
  amount: Scalars['Float']['input'];
  driverId: Scalars['ID']['input'];
  month: Scalars['String']['input'];
  subscriptionId: Scalars['ID']['input'];
};

export type SubscriptionPaymentList = {
  records: Array<SubscriptionPayment>;
  total: Scalars['Int']['output'];
};

export type TwoWayDeliverType =
  | 'EXCHANGE'
  | 'TO_RETURN';

export type TyreState =
  | 'DAMAGED'
  | 'GOOD'
  | 'WORN';

export type UpdateAdminInput = {
  email?: InputMaybe<Scalars['String']['input']>;
  firstName?: InputMaybe<Scalars['String']['input']>;
  id: Scalars['ID']['input'];
  lastName?: InputMaybe<Scalars['String']['input']>;
  rank?: InputMaybe<Scalars['Int']['input']>;
};

/** Later steps and edits; fields left out stay as they are. */
export type UpdateDeliveryInput = {
  carAvailabilityDate?: InputMaybe<Scalars['DateTime']['input']>;
  carDeliveryDeadline?: InputMaybe<Scalars['DateTime']['input']>;
  carPickUpDate?: InputMaybe<Scalars['DateTime']['input']>;
  category?: InputMaybe<DeliveryCategory>;
  clientCompany?: InputMaybe<Scalars['String']['input']>;
  clientDrivingLicenceNumber?: InputMaybe<Scalars['String']['input']>;
  clientEmail?: InputMaybe<Scalars['String']['input']>;
  /** For admins. */
  clientFinalPrice?: InputMaybe<Scalars['Float']['input']>;
  clientFirstName?: InputMaybe<Scalars['String']['input']>;
  clientLastName?: InputMaybe<Scalars['String']['input']>;
  clientPhone?: InputMaybe<Scalars['String']['input']>;
  clientSiret?: InputMaybe<Scalars['String']['input']>;
  clientStatus?: InputMaybe<ClientStatus>;
  comment?: InputMaybe<Scalars['String']['input']>;
  docs?: InputMaybe<Array<DocumentInput>>;
  fromAddress?: InputMaybe<AddressInput>;
  garageOptions?: InputMaybe<Scalars['JSON']['input']>;
  id: Scalars['ID']['input'];
  language?: InputMaybe<Scalars['String']['input']>;
  /** Ids of service options. */
  options?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Dates in which the driver has another mission are CONFLICT with reason OVERLAP; overlaps names the other contracts. */
  refuseOverlap?: InputMaybe<Scalars['Boolean']['input']>;
  representativeEmail?: InputMaybe<Scalars['String']['input']>;
  representativeFirstName?: InputMaybe<Scalars['String']['input']>;
  representativeId?: InputMaybe<Scalars['ID']['input']>;
  representativeLastName?: InputMaybe<Scalars['String']['input']>;
  representativePhone?: InputMaybe<Scalars['String']['input']>;
  toAddress?: InputMaybe<AddressInput>;
  toReturnFromAddress?: InputMaybe<AddressInput>;
  toReturnToAddress?: InputMaybe<AddressInput>;
  twoWayDeliverType?: InputMaybe<TwoWayDeliverType>;
  vehicles?: InputMaybe<Array<VehicleInput>>;
  version?: InputMaybe<Scalars['Int']['input']>;
};

/** reason, of five characters or more, is owed by an admin who closes before the hand-over or forces a step of the driver. */
export type UpdateDeliveryStatusInput = {
  id: Scalars['ID']['input'];
  reason?: InputMaybe<Scalars['String']['input']>;
  status: DeliveryStatus;
  version?: InputMaybe<Scalars['Int']['input']>;
};

export type UpdateDeliveryTypeInput = {
  id: Scalars['ID']['input'];
  type: DeliveryType;
};

export type UpdateDriverInput = {
  address?: InputMaybe<AddressInput>;
  avatarKey?: InputMaybe<Scalars['String']['input']>;
  birthDate?: InputMaybe<Scalars['DateTime']['input']>;
  company?: InputMaybe<Scalars['String']['input']>;
  /** Asked again from a driver who changes their own iban. */
  currentPassword?: InputMaybe<Scalars['String']['input']>;
  docs?: InputMaybe<Scalars['JSON']['input']>;
  drivingLicenseDate?: InputMaybe<Scalars['DateTime']['input']>;
  drivingPermitDueDate?: InputMaybe<Scalars['DateTime']['input']>;
  drivingPermitNumber?: InputMaybe<Scalars['String']['input']>;
  email?: InputMaybe<Scalars['String']['input']>;
  firstName?: InputMaybe<Scalars['String']['input']>;
  iban?: InputMaybe<Scalars['String']['input']>;
  id: Scalars['ID']['input'];
  insuranceDueDate?: InputMaybe<Scalars['DateTime']['input']>;
  language?: InputMaybe<Scalars['String']['input']>;
  lastName?: InputMaybe<Scalars['String']['input']>;
  phoneNumber?: InputMaybe<Scalars['String']['input']>;
  /** From 10 to 1000; null: anywhere. */
  radiusKm?: InputMaybe<Scalars['Int']['input']>;
  siret?: InputMaybe<Scalars['String']['input']>;
  vigilanceIssueDate?: InputMaybe<Scalars['DateTime']['input']>;
};

export type UpdateOrganizationInput = {
  address?: InputMaybe<AddressInput>;
  billingAddress?: InputMaybe<AddressInput>;
  electronicAddress?: InputMaybe<Scalars['String']['input']>;
  id: Scalars['ID']['input'];
  name?: InputMaybe<Scalars['String']['input']>;
  ownerEmail?: InputMaybe<Scalars['String']['input']>;
  ownerFirstName?: InputMaybe<Scalars['String']['input']>;
  ownerFunction?: InputMaybe<Scalars['String']['input']>;
  ownerLastName?: InputMaybe<Scalars['String']['input']>;
  ownerPhone?: InputMaybe<Scalars['String']['input']>;
  ownerService?: InputMaybe<Scalars['String']['input']>;
  paymentDays?: InputMaybe<Scalars['Int']['input']>;
  settings?: InputMaybe<Scalars['JSON']['input']>;
  siren?: InputMaybe<Scalars['String']['input']>;
  /** As it was read: where somebody else has changed the organisation since, 409 STALE_VERSION. */
  updatedAt?: InputMaybe<Scalars['DateTime']['input']>;
  vatId?: InputMaybe<Scalars['String']['input']>;
};

export type UpdateVehicleInput = {
  carType?: InputMaybe<CarType>;
  essenceAfter?: InputMaybe<Scalars['Int']['input']>;
  essenceBefore?: InputMaybe<Scalars['Int']['input']>;
  id: Scalars['ID']['input'];
  /** By the driver who is about to take the vehicle, and by nobody else. */
  identity?: InputMaybe<IdentityInput>;
  imagesAfter?: InputMaybe<VehicleImagesInput>;
  imagesBefore?: InputMaybe<VehicleImagesInput>;
  inspectionAfter?: InputMaybe<InspectionInput>;
  inspectionBefore?: InputMaybe<InspectionInput>;
  marque?: InputMaybe<Scalars['String']['input']>;
  mileageAfter?: InputMaybe<Scalars['Int']['input']>;
  mileageBefore?: InputMaybe<Scalars['Int']['input']>;
  model?: InputMaybe<Scalars['String']['input']>;
  type?: InputMaybe<Motorization>;
  vehicleCode?: InputMaybe<Scalars['String']['input']>;
  vin?: InputMaybe<Scalars['String']['input']>;
};

export type Vehicle = {
  carType: CarType;
  deliveredAt?: Maybe<Scalars['DateTime']['output']>;
  essenceAfter?: Maybe<Scalars['Int']['output']>;
  /** Eighths of the tank or of the battery, 0 to 8. */
  essenceBefore?: Maybe<Scalars['Int']['output']>;
  garageImages?: Maybe<Scalars['JSON']['output']>;
  id: Scalars['ID']['output'];
  /** Null until the driver has read plate or VIN off the vehicle. */
  identity?: Maybe<Identity>;
  imagesAfter: VehicleImages;
  imagesBefore: VehicleImages;
  inspectionAfter: Inspection;
  inspectionBefore: Inspection;
  isDelivered: Scalars['Boolean']['output'];
  marque?: Maybe<Scalars['String']['output']>;
  mileageAfter: Scalars['Int']['output'];
  /** Kilometres; -1 when nobody read the meter. */
  mileageBefore: Scalars['Int']['output'];
  model?: Maybe<Scalars['String']['output']>;
  photoFacts: Array<PhotoFacts>;
  pickedUpAt?: Maybe<Scalars['DateTime']['output']>;
  toRetrieve: Scalars['Boolean']['output'];
  type: Motorization;
  vehicleCode?: Maybe<Scalars['String']['output']>;
  vin?: Maybe<Scalars['String']['output']>;
};

export type VehicleFilter = {
  deliveryId?: InputMaybe<Scalars['ID']['input']>;
  vehicleCode?: InputMaybe<Scalars['String']['input']>;
  vin?: InputMaybe<Scalars['String']['input']>;
};

export type VehicleImages = {
  bottom?: Maybe<Scalars['String']['output']>;
  bottomLeft?: Maybe<Scalars['String']['output']>;
  bottomRight?: Maybe<Scalars['String']['output']>;
  cables?: Maybe<Scalars['String']['output']>;
  dashboard?: Maybe<Scalars['String']['output']>;
  key?: Maybe<Scalars['String']['output']>;
  top?: Maybe<Scalars['String']['output']>;
  topLeft?: Maybe<Scalars['String']['output']>;
  topRight?: Maybe<Scalars['String']['output']>;
};

/** Storage keys; null takes the picture away. */
export type VehicleImagesInput = {
  bottom?: InputMaybe<Scalars['String']['input']>;
  bottomLeft?: InputMaybe<Scalars['String']['input']>;
  bottomRight?: InputMaybe<Scalars['String']['input']>;
  cables?: InputMaybe<Scalars['String']['input']>;
  dashboard?: InputMaybe<Scalars['String']['input']>;
  key?: InputMaybe<Scalars['String']['input']>;
  top?: InputMaybe<Scalars['String']['input']>;
  topLeft?: InputMaybe<Scalars['String']['input']>;
  topRight?: InputMaybe<Scalars['String']['input']>;
};

export type VehicleInput = {
  carType?: InputMaybe<CarType>;
  id?: InputMaybe<Scalars['ID']['input']>;
  marque?: InputMaybe<Scalars['String']['input']>;
  model?: InputMaybe<Scalars['String']['input']>;
  toRetrieve?: InputMaybe<Scalars['Boolean']['input']>;
  type?: InputMaybe<Motorization>;
  vehicleCode?: InputMaybe<Scalars['String']['input']>;
  vin?: InputMaybe<Scalars['String']['input']>;
};

export type VehicleList = {
  records: Array<Vehicle>;
  total: Scalars['Int']['output'];
};
