/** Slashes, an @, or a dot between letters, in whatever script: what mail programs and phones make links of. An initial is none. */
const LINKED = /[/\\@]|[^\s.]{2}[.\u3002\uff0e\uff61]\p{L}{2}/u

/** Names stand in messages that we send to others, so nobody's name leads anywhere. */
export function isPersonName(text: string): boolean {
  return !LINKED.test(text)
}
