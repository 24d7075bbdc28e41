import type { Page } from '@playwright/test'

const KEY = /^[a-z]\w*(?:\.\w+)+$/
const FILE = /\.(?:pdf|jpe?g|png)$/
const BROKEN = /\b(?:undefined|NaN|null|Invalid Date)\b|\[object|\{\{/
const ENGLISH = /(?<!\p{L})(?:the|and|with|your|please|loading|not found|cancel|save|search|close)(?!\p{L})/iu
const FRENCH = /(?<!\p{L})(?:le|la|les|des|une|pour|avec|votre|aucune?|livraison|chauffeur)(?!\p{L})/iu

/** What was written to an English customer stands in the log as it was sent. */
const SENT = /^Hello [^,]+, your vehicle/

interface VisibleTexts {
  /** Every text and every accessible name. */
  readonly all: string[]
  /** Texts of the product itself, without what people have typed. */
  readonly own: string[]
}

function read(page: Page): Promise<VisibleTexts> {
  return page.evaluate(() => {
    const all: string[] = []
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walk.nextNode(); node; node = walk.nextNode()) {
      const visible = node.parentElement?.checkVisibility() && !node.parentElement.closest('script, style')
      const text = node.textContent?.trim()
      if (visible && text) all.push(text)
    }
    for (const name of ['aria-label', 'title', 'placeholder', 'alt'])
      for (const element of document.querySelectorAll(`[${name}]`)) all.push(element.getAttribute(name) ?? '')
    const own = [...document.querySelectorAll('h1, h2, h3, button, label, legend, th, dt, nav a')]
    return { all, own: own.map((element) => element.textContent?.trim() ?? '').filter(Boolean) }
  })
}

/** Texts that are untranslated, broken or in the other language. */
export async function languageFaults(page: Page, language: 'fr' | 'en'): Promise<string[]> {
  const { all, own } = await read(page)
  const raw = all.filter((text) => (KEY.test(text) && !FILE.test(text)) || BROKEN.test(text))
  const foreign =
    language === 'fr'
      ? all.filter((text) => ENGLISH.test(text) && !SENT.test(text))
      : own.filter((text) => FRENCH.test(text))
  return [...raw, ...foreign].map((text) => `says « ${text.slice(0, 80)} »`)
}
