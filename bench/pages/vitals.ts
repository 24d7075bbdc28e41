interface Vitals {
  largestPaint: number
  largest: string
  blocking: number
  shift: number
}
declare global {
  interface Window {
    benchVitals: Vitals
  }
}

interface Shift extends PerformanceEntry {
  readonly value: number
  readonly hadRecentInput: boolean
}
interface Largest extends PerformanceEntry {
  readonly element: Element | null
}

/** Runs in the page before anything else, so it refers to nothing outside of itself. */
export function collect(): void {
  window.benchVitals = { largestPaint: 0, largest: '', blocking: 0, shift: 0 }
  for (const type of ['largest-contentful-paint', 'layout-shift', 'longtask'])
    new PerformanceObserver((list) => {
      const vitals = window.benchVitals
      for (const entry of list.getEntries())
        if (type === 'longtask') vitals.blocking += Math.max(0, entry.duration - 50)
        else if (type === 'layout-shift') vitals.shift += (entry as Shift).hadRecentInput ? 0 : (entry as Shift).value
        else {
          const { element } = entry as Largest
          vitals.largestPaint = entry.startTime
          vitals.largest = `${element?.localName ?? ''} ${element?.textContent.slice(0, 30) ?? ''}`.trim()
        }
    }).observe({ type, buffered: true })
}

/** Runs in the page at the end. @param rows how the address of the first rows ends */
export function readVitals(rows: string) {
  const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
  const entry = document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src
  return {
    ...window.benchVitals,
    firstPaint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
    rowsAsked: resources.find(({ name }) => name.includes(rows))?.startTime ?? 0,
    scriptThere: resources.find(({ name }) => name === entry)?.responseEnd ?? 0,
  }
}
