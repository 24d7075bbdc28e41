// Description 11.7: French operators have blocked names that anybody could use since 2025-03-10.
const GENERIC = new Set(['colis', 'rdv', 'info', 'infos', 'sms', 'alerte', 'livraison', 'message', 'service'])

/** A name of at most 11 letters and digits that is no number and names the sender (description 11.7), or a number in E.164. */
export function isSmsSender(sender: string): boolean {
  if (/^\+[1-9]\d{6,14}$/.test(sender)) return true
  return /^(?=.*[A-Za-z])[A-Za-z0-9]{1,11}$/.test(sender) && !GENERIC.has(sender.toLowerCase())
}
