/** What a driver may subscribe to. Decisions, Invoices. */
export const SUBSCRIPTION_TIERS = ['LIGHT', 'REGULAR'] as const
export type SubscriptionTier = (typeof SUBSCRIPTION_TIERS)[number]

/** What a month may cost, in euros. */
export const SUBSCRIPTION_AMOUNT = { min: 1, max: 10_000 } as const
