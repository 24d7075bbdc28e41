/** What the security log writes down, by what it is about. */
export const SECURITY_EVENTS = {
  SIGN_IN: ['login.succeeded', 'login.challenged', 'logout', 'session.ended'],
  REFUSAL: ['login.refused', 'refresh.reused', 'code.burned', 'code.locked'],
  PASSWORD: ['password.changed', 'password.chosen', 'password.reset', 'password.reset-asked'],
  RIGHTS: ['account.created', 'account.confirmed', 'account.ended'],
  EXPORT: ['export.made'],
  PAYMENT: ['iban.changed', 'mandate.signed', 'payment.moved', 'payment.recorded', 'expense.decided'],
  DELETION: ['delivery.purged', 'person.erased'],
  MESSAGE: ['token.issued', 'message.sent-again', 'message.given-up'],
} as const

export type SecurityTopic = keyof typeof SECURITY_EVENTS
export type SecurityKind = (typeof SECURITY_EVENTS)[SecurityTopic][number]

// a constant has no other keys than its type names
export const SECURITY_TOPICS = Object.keys(SECURITY_EVENTS) as [SecurityTopic, ...SecurityTopic[]]
export const SECURITY_KINDS = SECURITY_TOPICS.flatMap((topic): readonly SecurityKind[] => SECURITY_EVENTS[topic])

/** Whether somebody was turned away. */
export function isRefusal(kind: SecurityKind): boolean {
  return SECURITY_EVENTS.REFUSAL.some((refused) => refused === kind)
}
