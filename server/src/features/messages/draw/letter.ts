import { LRUCache } from 'lru-cache'
import type { ComponentProps } from 'react'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { Layout } from './layout'

/** Mail programs draw by this document type. */
const DOCTYPE =
  '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">'
/** React asks a browser to fetch pictures early; in a mail nobody reads that. */
const PRELOADS = /<link rel="preload"[^>]*>/g
/** Stands in a letter where the name will: a character that has no meaning, and that no keyboard types. */
const NAME = '\u{E000}'
/** As many as are on their way to many people at once. */
const REMEMBERED = 8

type Letter = ComponentProps<typeof Layout>

const drawn = new LRUCache<string, string>({ max: REMEMBERED })

/**
 * A mail as HTML, in one go: rendering as a stream costs five times as much, and from the first mail on slows every promise of the
 * process, because React then keeps a store along asynchronous calls.
 */
function draw(letter: Letter): string {
  return DOCTYPE + renderToStaticMarkup(createElement(Layout, letter)).replace(PRELOADS, '')
}

/** A mail as HTML. What goes to many is drawn once; what goes to one may bear a password, and is not remembered. */
export function drawLetter({ content, reader, sender }: Letter): string {
  if (!content.forMany) return draw({ content, reader, sender })
  const { firstName, ...same } = content
  const greeted = firstName ? { ...same, firstName: NAME } : same
  const key = JSON.stringify([reader.language, reader.url('/'), sender, greeted])
  const html = drawn.get(key) ?? draw({ content: greeted, reader, sender })
  drawn.set(key, html)
  return firstName ? html.replace(NAME, () => renderToStaticMarkup(firstName)) : html
}
