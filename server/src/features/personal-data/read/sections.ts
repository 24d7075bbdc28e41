interface Section {
  /** The tables that it tells of. */
  readonly tables: readonly string[]
  /** Rows, the newest first, of the person `p`. */
  readonly text: string
}

/** A delivery as the files of both sides name it. */
const DELIVERY = 'd.public_id AS contract'
const OF_DELIVERY = 'JOIN deliveries d ON d.id = t.delivery_id'
const AT = `d.car_pick_up_date AS "pickUp", d.car_delivery_deadline AS deadline, d.completed_at AS "completedAt", d.cancelled_at AS "cancelledAt"`
const ADDRESS = `CASE WHEN a.id IS NULL THEN NULL ELSE concat_ws(', ', a.address, a.address_precision, a.postal_code, a.city, a.country) END AS address`

/** Their papers and mandates, whoever sent them, and what they have sent for themselves: receipts, and photos of what they reported. */
const OWN_FILE = `(t.driver_id = p.person OR t.kind IN ('expense', 'problem'))`

/**
 * What is told to a person of themselves, by section. Amounts are cents. What is kept of them in any table stands here, or with the
 * reason why not in `LEFT_OUT`. Description 11.6.
 */
export const SECTIONS = {
  account: {
    tables: ['users'],
    text: `SELECT coalesce(former_email, email) AS email, role, rank, language, status, created_at AS "createdAt", updated_at AS "updatedAt"
      FROM users t, p WHERE t.id = p.sub`,
  },
  administrator: {
    tables: ['admins'],
    text: `SELECT first_name AS "firstName", last_name AS "lastName", created_at AS "createdAt", deleted_at AS "deletedAt"
      FROM admins t, p WHERE t.id = p.person`,
  },
  member: {
    tables: ['clients', 'addresses'],
    text: `SELECT g.name AS organization, first_name AS "firstName", last_name AS "lastName", phone, job_function AS function,
        service, t.siret, t.name AS company, ${ADDRESS}, t.created_at AS "createdAt", t.deleted_at AS "deletedAt"
      FROM clients t JOIN p ON t.id = p.person LEFT JOIN organizations g ON g.id = t.organization_id
      LEFT JOIN addresses a ON a.id = t.address_id`,
  },
  driver: {
    tables: ['drivers', 'addresses'],
    text: `SELECT public_id AS number, first_name AS "firstName", last_name AS "lastName", phone_number AS phone,
        birth_date AS "birthDate", driving_license_date AS "drivingLicenseDate",
        driving_permit_due_date AS "drivingPermitDueDate", vigilance_issue_date AS "vigilanceIssueDate",
        insurance_due_date AS "insuranceDueDate", driving_permit_number AS "drivingPermitNumber", iban, company, siret,
        ${ADDRESS}, radius_km AS "radiusKm", mcq_answers AS "applicationAnswers", confirmed_by_alb AS accepted,
        rejected_by_alb AS refused, disabled, onboarding_state AS onboarding, activation_state AS subscription,
        nb_deals AS missions, loss_deals AS "missionsGivenBack", total_rating AS rating, take_off_rating AS "ratingTakeOff",
        outfit_rating AS "ratingOutfit", quality_rating AS "ratingQuality", correspondence_rating AS "ratingCorrespondence",
        justice_rating AS "ratingJustice", communication_rating AS "ratingCommunication", t.created_at AS "createdAt"
      FROM drivers t JOIN p ON t.id = p.person LEFT JOIN addresses a ON a.id = t.address_id`,
  },
  sessions: {
    tables: ['refresh_tokens'],
    text: `SELECT min(started_at) AS "startedAt", max(browser) AS browser, max(system) AS system, max(created_at) AS "lastUsedAt",
        bool_or(revoked_at IS NOT NULL) AS ended FROM refresh_tokens t, p WHERE t.user_id = p.sub GROUP BY family_id ORDER BY 1 DESC`,
  },
  // where somebody else did it from is theirs
  securityLog: {
    tables: ['security_log'],
    text: `SELECT at, kind, CASE WHEN t.actor_sub IS NULL OR t.actor_sub = p.sub THEN ip END AS ip, data
      FROM security_log t, p WHERE t.actor_sub = p.sub OR t.subject = p.sub::text ORDER BY at DESC`,
  },
  mutedNotices: { tables: ['muted_notices'], text: 'SELECT kind FROM muted_notices t, p WHERE t.user_id = p.sub' },
  browsersWithNotices: {
    tables: ['push_subscriptions'],
    text: `SELECT split_part(subscription->>'endpoint', '/', 3) AS service, created_at AS "createdAt"
      FROM push_subscriptions t, p WHERE t.user_id = p.sub ORDER BY created_at DESC`,
  },
  daysOff: {
    tables: ['driver_days_off'],
    text: `SELECT first_day AS "firstDay", last_day AS "lastDay" FROM driver_days_off t, p WHERE t.driver_id = p.person ORDER BY 1 DESC`,
  },
  // whoever of the office read or decided is theirs
  checkedPapers: {
    tables: ['driver_paper_checks'],
    text: `SELECT paper, verified_at AS "verifiedAt" FROM driver_paper_checks t, p WHERE t.driver_id = p.person ORDER BY 2 DESC`,
  },
  decisions: {
    tables: ['driver_moves'],
    text: `SELECT move, reason, moved_at AS at FROM driver_moves t, p WHERE t.driver_id = p.person ORDER BY 3 DESC`,
  },
  mandates: {
    tables: ['driver_mandates'],
    text: `SELECT reference, snapshot->'debtor' AS debtor, signed_at AS "signedAt", revoked_at AS "revokedAt"
      FROM driver_mandates t, p WHERE t.driver_id = p.person ORDER BY signed_at DESC`,
  },
  // photos and signatures of a mission, and papers that one has sent for somebody else, show others: only that they were sent is told
  files: {
    tables: ['files'],
    text: `SELECT t.kind, ${DELIVERY}, CASE WHEN ${OWN_FILE} THEN t.file_name END AS "fileName", t.type, t.size,
        t.created_at AS "createdAt", CASE WHEN ${OWN_FILE} THEN t.key END AS key
      FROM files t CROSS JOIN p LEFT JOIN deliveries d ON d.id = t.delivery_id
      WHERE (t.owner_sub = p.sub OR t.driver_id = p.person) AND t.state = 'ready' AND t.deleted_at IS NULL ORDER BY t.created_at DESC`,
  },
  offers: {
    tables: ['offers'],
    text: `SELECT ${DELIVERY}, demanded_price_cents AS price, t.status, proposed_by_driver AS "proposedByDriver",
        t.created_at AS "createdAt", closed_at AS "closedAt"
      FROM offers t JOIN p ON p.person IN (t.driver_id, t.proposed_by_admin_id) ${OF_DELIVERY} ORDER BY t.created_at DESC`,
  },
  missions: {
    tables: ['deliveries'],
    text: `SELECT ${DELIVERY}, type, status, ${AT}, departed_at AS "departedAt", final_price_cents AS price
      FROM deliveries d, p WHERE d.selected_driver_id = p.person AND d.deleted_at IS NULL ORDER BY d.created_at DESC`,
  },
  orders: {
    tables: ['deliveries'],
    text: `SELECT ${DELIVERY}, type, status, d.created_at AS "createdAt", ${AT}, d.representative_id = p.person AS "asRepresentative"
      FROM deliveries d, p WHERE d.deleted_at IS NULL AND d.organization_id = p.organization
        AND (d.representative_id = p.person OR lower(d.client_email) = lower(p.mail)) ORDER BY d.created_at DESC`,
  },
  // read as a whole: few ask, and an index would be paid with every step of every mission
  history: {
    tables: ['delivery_logs'],
    text: `SELECT ${DELIVERY}, t.created_at AS at, t.action, t.actor_name AS name
      FROM delivery_logs t JOIN p ON t.actor_sub = p.sub ${OF_DELIVERY} ORDER BY t.created_at DESC`,
  },
  evidence: {
    tables: ['mission_evidence'],
    text: `SELECT ${DELIVERY}, action, captured_at AS "capturedAt", refusal, content
      FROM mission_evidence t JOIN p ON t.driver_id = p.person ${OF_DELIVERY} ORDER BY captured_at DESC`,
  },
  problems: {
    tables: ['mission_problems'],
    text: `SELECT ${DELIVERY}, kind, text, captured_at AS "capturedAt", t.created_at AS "receivedAt", t.seen_at AS "seenAt"
      FROM mission_problems t JOIN p ON t.driver_id = p.person ${OF_DELIVERY} ORDER BY captured_at DESC`,
  },
  marks: {
    tables: ['survey_responses'],
    text: `SELECT ${DELIVERY}, t.created_at AS at, marks FROM survey_responses t JOIN p ON t.driver_id = p.person ${OF_DELIVERY}
      ORDER BY t.created_at DESC`,
  },
  expenses: {
    tables: ['expenses'],
    text: `SELECT ${DELIVERY}, kind, amount_cents AS amount, text, state, approved_cents AS approved, reason, captured_at AS "capturedAt",
        decided_at AS "decidedAt" FROM expenses t JOIN p ON t.driver_id = p.person ${OF_DELIVERY} ORDER BY captured_at DESC`,
  },
  payments: {
    tables: ['payments'],
    text: `SELECT ${DELIVERY}, amount_cents AS amount, disbursements_cents AS disbursements, t.status, t.paid_iban_last4 AS "paidIbanLast4",
        t.created_at AS "createdAt", t.updated_at AS "updatedAt" FROM payments t JOIN p ON t.driver_id = p.person ${OF_DELIVERY} ORDER BY t.created_at DESC`,
  },
  subscriptionPayments: {
    tables: ['subscription_payments'],
    text: `SELECT tier, month, amount_cents AS amount, status, created_at AS "createdAt", updated_at AS "updatedAt"
      FROM subscription_payments t, p WHERE t.driver_id = p.person ORDER BY created_at DESC`,
  },
  // by their number, for the points themselves go within the month that an answer may take. Looked up by the deliveries that the
  // driver may have driven: every point that was measured is not
  positions: {
    tables: ['positions'],
    text: `SELECT ${DELIVERY}, count(*)::int AS points, min(recorded_at) AS first, max(recorded_at) AS last
      FROM p CROSS JOIN LATERAL (SELECT id FROM deliveries WHERE selected_driver_id = p.person
        UNION SELECT delivery_id FROM offers WHERE driver_id = p.person) m
      JOIN deliveries d ON d.id = m.id JOIN positions t ON t.delivery_id = d.id AND t.driver_id = p.person
      GROUP BY d.id ORDER BY min(recorded_at) DESC`,
  },
  looksAtPositions: {
    tables: ['position_views'],
    text: `SELECT ${DELIVERY}, t.viewed_at AS at FROM position_views t JOIN p ON t.user_id = p.sub ${OF_DELIVERY}
      ORDER BY t.viewed_at DESC`,
  },
  // a driver is told of which house somebody was who looked, for the name is that person's
  positionsLookedAt: {
    tables: ['position_views'],
    text: `SELECT ${DELIVERY}, t.viewed_at AS at, v.role, g.name AS organization
      FROM position_views t ${OF_DELIVERY} JOIN p ON d.selected_driver_id = p.person JOIN users v ON v.id = t.user_id
      LEFT JOIN clients c ON c.user_id = v.id LEFT JOIN organizations g ON g.id = c.organization_id
      ORDER BY t.viewed_at DESC`,
  },
  // what they say is not told: it may be a code or a link
  messages: {
    tables: ['outbox'],
    text: `SELECT channel, template, subject, state, created_at AS "createdAt", sent_at AS "sentAt" FROM outbox t, p
      WHERE t.recipient IN (p.mail, p.tel) OR t.recipient IN (SELECT id::text FROM push_subscriptions WHERE user_id = p.sub)
      ORDER BY created_at DESC`,
  },
} as const satisfies Readonly<Record<string, Section>>

const SHORT = 'a secret that opens something for minutes, or counts what was refused, and goes within a day'

/** Tables that know a person and are told to nobody, and why. @internal the test of tables asks it */
export const LEFT_OUT: Readonly<Record<string, string>> = {
  challenges: SHORT,
  email_codes: SHORT,
  login_failures: SHORT,
  idempotency_keys: 'keys of calls, and the ids that they were answered with, for four days',
  organizations: 'a company; its name stands with the member',
  invoices: 'what a company was billed, which its people read on their own pages',
  tariffs: 'prices of the house; who changed them is the house’s own record',
}
