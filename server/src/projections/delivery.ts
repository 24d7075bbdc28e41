import { TRACKED_STATUSES } from '@volant/domain/deliveries/statuses'
import { column, euros } from './engine'
import type { Expression, Lens, Relation, TypeProjection } from './engine'
import { DELIVERY_FACTS } from './facts'
import { address, client, driver, organization } from './people'

const columns = (names: Readonly<Record<string, string>>): Record<string, Expression> =>
  Object.fromEntries(Object.entries(names).map(([field, name]) => [field, column(name)]))

const prices = (names: Readonly<Record<string, string>>): Record<string, Expression> =>
  Object.fromEntries(Object.entries(names).map(([field, name]) => [field, euros(name)]))

/** Photos by view, each with the file that has its key at the moment: a replaced photo keeps the key and is another file. */
const photos =
  (name: string): Expression =>
  (row) =>
    `(SELECT coalesce(json_object_agg(i.key, json_build_object('key', i.value, 'version', s.id)), '{}'::json)
      FROM jsonb_each_text(${row}.${name}) i LEFT JOIN files s ON s.key = i.value AND s.state = 'ready' AND s.deleted_at IS NULL
      WHERE i.value IS NOT NULL)`

export const vehicle: TypeProjection = {
  mask: 'vehicle',
  fields: {
    ...columns({
      id: 'id',
      vin: 'vin',
      carType: 'car_type',
      vehicleCode: 'vehicle_code',
      marque: 'marque',
      model: 'model',
      type: 'type',
      toRetrieve: 'to_retrieve',
      isDelivered: 'is_delivered',
      pickedUpAt: 'picked_up_at',
      deliveredAt: 'delivered_at',
      mileageBefore: 'mileage_before',
      mileageAfter: 'mileage_after',
      essenceBefore: 'essence_before',
      essenceAfter: 'essence_after',
      garageImages: 'garage_images',
    }),
    imagesBefore: photos('images_before'),
    imagesAfter: photos('images_after'),
  },
  withheld: {
    isDelivered: 'false',
    mileageBefore: '-1',
    mileageAfter: '-1',
    imagesBefore: "'{}'::json",
    imagesAfter: "'{}'::json",
  },
}

export const offer: TypeProjection = {
  mask: 'offer',
  fields: {
    ...columns({
      id: 'id',
      driverId: 'driver_id',
      deliveryId: 'delivery_id',
      status: 'status',
      createdAt: 'created_at',
      proposedByDriver: 'proposed_by_driver',
      proposedByAdminId: 'proposed_by_admin_id',
    }),
    demandedPrice: euros('demanded_price_cents'),
    accepted: (row) => `(${row}.status = 'ACCEPTED')`,
    driver: {
      type: () => driver,
      from: (row, child) => `FROM drivers ${child} WHERE ${child}.id = ${row}.driver_id`,
    },
  },
}

const invoice: TypeProjection = {
  fields: {
    ...columns({ id: 'id', number: 'number', issuedAt: 'issued_at' }),
    totalExclTax: euros('total_excl_tax_cents'),
    totalInclTax: euros('total_incl_tax_cents'),
    url: (row) => `'/invoice/downloadPDF/' || ${row}.id`,
  },
}

const position: TypeProjection = {
  fields: columns({
    latitude: 'latitude',
    longitude: 'longitude',
    recordedAt: 'recorded_at',
  }),
}

const at = (foreignKey: string): Relation => ({
  type: () => address,
  from: (row, child) => `FROM addresses ${child} WHERE ${child}.id = ${row}.${foreignKey}`,
})

const tracked = TRACKED_STATUSES.map((status) => `'${status}'`).join(', ')

const placeOf = (id: string) =>
  `(SELECT json_build_object('latitude', a.latitude, 'longitude', a.longitude) FROM addresses a WHERE a.id = ${id})`

/** Bidders see their own offers only, whatever else their mask gives. */
const ownOnly = (child: string, { mask, value }: Lens) =>
  mask.ownOffersOnly ? ` AND ${child}.driver_id = ${value('driverId')}` : ''

const hoursUntilPickUp = (row: string, since: string) =>
  `(extract(epoch FROM (${row}.car_pick_up_date - ${since})) / 3600)::float8`

export const delivery: TypeProjection = {
  mask: 'delivery',
  fields: {
    ...columns({
      id: 'id',
      publicId: 'public_id_text',
      type: 'type',
      twoWayDeliverType: 'two_way_deliver_type',
      status: 'status',
      category: 'category',
      clientStatus: 'client_status',
      version: 'version',
      carAvailabilityDate: 'car_availability_date',
      carPickUpDate: 'car_pick_up_date',
      carDeliveryDeadline: 'car_delivery_deadline',
      confirmedAt: 'confirmed_at',
      departedAt: 'departed_at',
      completedAt: 'completed_at',
      cancelledAt: 'cancelled_at',
      createdAt: 'created_at',
      putInAuctionAt: 'put_in_auction_at',
      number_of_offers: 'offers_count',
      numberOfVehicles: 'number_of_vehicles',
      distance: 'distance',
      duration: 'duration',
      comment: 'comment',
      clientId: 'representative_id',
      clientFirstName: 'client_first_name',
      clientLastName: 'client_last_name',
      clientEmail: 'client_email',
      clientPhone: 'client_phone',
      clientCompany: 'client_company',
      clientSiret: 'client_siret',
      clientDrivingLicenceNumber: 'client_driving_licence_number',
      representativeId: 'representative_id',
      representativeFirstName: 'representative_first_name',
      representativeLastName: 'representative_last_name',
      representativeEmail: 'representative_email',
      representativePhone: 'representative_phone',
      representativeCompany: 'representative_company',
      representativeSiret: 'representative_siret',
      garageOptions: 'garage_options',
      options: 'options',
      docs: 'docs',
      validationDocs: 'validation_docs',
      selectedDriverId: 'selected_driver_id',
      startCode: 'start_code',
      destinationCode: 'destination_code',
      returnCode: 'return_code',
      trackingId: 'tracking_id',
      isEditable: 'is_editable',
      language: 'language',
      smsId: 'sms_id',
      smsSentAt: 'sms_sent_at',
      smsMessage: 'sms_message',
      confirmedByCustomerAt: 'confirmed_by_customer_at',
    }),
    ...prices({
      clientInitialPrice: 'client_initial_price_cents',
      clientFinalPrice: 'client_final_price_cents',
      wantedPrice: 'wanted_price_cents',
      minPrice: 'min_price_cents',
      maxPrice: 'max_price_cents',
      finalPrice: 'final_price_cents',
    }),
    margin: (row) => `((${row}.client_final_price_cents - ${row}.final_price_cents)::float8 / 100)`,
    averageOffersPrice: (row) =>
      `(SELECT round(avg(f.demanded_price_cents))::float8 / 100 FROM offers f WHERE f.delivery_id = ${row}.id)`,
    minOfferPrice: (row) =>
      `(SELECT min(f.demanded_price_cents)::float8 / 100 FROM offers f WHERE f.delivery_id = ${row}.id)`,
    remainingHoursToEstimatedDate: (row, { value }) => hoursUntilPickUp(row, `${value('now')}::timestamptz`),
    totalHoursToEstimatedDate: (row) => hoursUntilPickUp(row, `${row}.confirmed_at`),
    cancelReason: (row) =>
      `CASE WHEN ${row}.cancel_reason IS NOT NULL THEN json_build_object('reason', ${row}.cancel_reason, 'additionalInfo', ${row}.cancel_additional_info) END`,
    subscriptions: () => "'[]'::json",
    fromAddress: at('from_address_id'),
    toAddress: at('to_address_id'),
    toReturnFromAddress: at('to_return_from_address_id'),
    toReturnToAddress: at('to_return_to_address_id'),
    organization: {
      type: () => organization,
      from: (row, child) => `FROM organizations ${child} WHERE ${child}.id = ${row}.organization_id`,
    },
    client: {
      type: () => client,
      from: (row, child) => `FROM clients ${child} WHERE ${child}.id = ${row}.representative_id`,
    },
    vehicles: {
      type: () => vehicle,
      many: true,
      from: (row, child) =>
        `FROM vehicles ${child} WHERE ${child}.delivery_id = ${row}.id AND ${child}.removed_at IS NULL ORDER BY ${child}.position`,
    },
    selectedDriver: {
      type: () => driver,
      from: (row, child) => `FROM drivers ${child} WHERE ${child}.id = ${row}.selected_driver_id`,
    },
    acceptedOffer: {
      type: () => offer,
      from: (row, child, lens) =>
        `FROM offers ${child} WHERE ${child}.delivery_id = ${row}.id AND ${child}.status = 'ACCEPTED'${ownOnly(child, lens)}`,
    },
    offers: {
      type: () => offer,
      many: true,
      from: (row, child, lens) =>
        `FROM offers ${child} WHERE ${child}.delivery_id = ${row}.id${ownOnly(child, lens)} ORDER BY ${child}.created_at DESC LIMIT 100`,
    },
    invoice: {
      type: () => invoice,
      from: (row, child) =>
        `FROM invoices ${child} WHERE ${child}.delivery_id = ${row}.id AND ${child}.kind = 'invoice' ORDER BY ${child}.issued_at DESC LIMIT 1`,
    },
    position: {
      type: () => position,
      from: (row, child) =>
        `FROM positions ${child} WHERE ${child}.delivery_id = ${row}.id AND ${row}.status IN (${tracked}) ORDER BY ${child}.recorded_at DESC LIMIT 1`,
    },
    // the distance too: the row carries the places between which it is measured
    remainingDistance: (row) => `CASE WHEN ${row}.status IN (${tracked}) THEN json_build_object('status', ${row}.status,
      'position', (SELECT json_build_object('latitude', p.latitude, 'longitude', p.longitude) FROM positions p
        WHERE p.delivery_id = ${row}.id ORDER BY p.recorded_at DESC LIMIT 1),
      'to', ${placeOf(`${row}.to_address_id`)}, 'returnTo', ${placeOf(`${row}.to_return_to_address_id`)}) END`,
    // the verdicts are the domain's: the row only carries what it must know
    allowedActions: (row) => DELIVERY_FACTS(row),
  },
  withheld: {
    clientStatus: "'PROFESSIONAL'",
    number_of_offers: '0',
    offers: "'[]'::json",
    subscriptions: "'[]'::json",
    options: "'[]'::json",
    docs: "'[]'::json",
    validationDocs: "'[]'::json",
    isEditable: 'false',
    language: "'fr'",
    allowedActions: 'NULL',
  },
}
