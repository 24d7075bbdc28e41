/** What a driver's telephone tells of by a notice of the browser. Each can be switched off by itself; mails and SMS go on. */
export const NOTICE_KINDS = [
  /** A mission is theirs: their offer was taken, or the office gave it to them. */
  'OFFER_WON',
  /** Their offer was turned down, or somebody else got the mission. */
  'OFFER_LOST',
  /** Other dates or other addresses of a mission of theirs. */
  'MISSION_CHANGED',
  /** A mission of theirs was cancelled, or given to somebody else. */
  'MISSION_CANCELLED',
  /** The evening before a pick-up, and two hours before it. */
  'REMINDER',
  /** A mission was opened to offers within their radius and on days on which they work. */
  'NEW_AUCTION',
] as const
export type NoticeKind = (typeof NOTICE_KINDS)[number]
