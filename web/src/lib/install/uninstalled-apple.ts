/** Browsers of iPhones and iPads install by hand, and know notifications only of what is on the home screen. */
export function isUninstalledApple(): boolean {
  const { userAgent, maxTouchPoints } = navigator
  const apple = /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1)
  return apple && !matchMedia('(display-mode: standalone)').matches
}
