/** Slashes, an @, or a dot with letters right behind it, in whatever script: what mail programs and phones make links of. */
const LINKED = /[/\\@]|[.\u3002\uff0e\uff61]\p{L}{2}/u

/** Names stand in messages that we send to others, so nobody's name leads anywhere. */
export function isPersonName(text: string): boolean {
  return !LINKED.test(text)
}
