import type { ComponentProps } from 'react'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { Layout } from './layout'

/** Mail programs draw by this document type. */
const DOCTYPE =
  '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">'
/** React asks a browser to fetch pictures early; in a mail nobody reads that. */
const PRELOADS = /<link rel="preload"[^>]*>/g

/**
 * A mail as HTML, in one go: rendering as a stream costs five times as much, and from the first mail on slows every promise of the
 * process, because React then keeps a store along asynchronous calls.
 */
export function drawLetter(letter: ComponentProps<typeof Layout>): string {
  return DOCTYPE + renderToStaticMarkup(createElement(Layout, letter)).replace(PRELOADS, '')
}
