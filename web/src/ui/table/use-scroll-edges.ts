import { useEffect, useRef } from 'react'

/** Says on the element whether something lies beyond its left or right edge, so that a shadow there can hint at it. */
export function useScrollEdges() {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = ref.current
    if (!element) return
    const say = () => {
      const { scrollLeft, scrollWidth, clientWidth } = element
      element.toggleAttribute('data-more-left', scrollLeft > 0)
      element.toggleAttribute('data-more-right', scrollLeft + clientWidth < scrollWidth - 1)
    }
    say()
    element.addEventListener('scroll', say, { passive: true })
    const resized = new ResizeObserver(say)
    resized.observe(element)
    if (element.firstElementChild) resized.observe(element.firstElementChild)
    return () => {
      element.removeEventListener('scroll', say)
      resized.disconnect()
    }
  }, [])
  return ref
}
