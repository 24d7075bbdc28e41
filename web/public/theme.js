// Runs before the first paint, so that a dark screen never flashes white. A file, because the policy forbids inline scripts.
;(function () {
  var kept = null
  var language = null
  try {
    kept = localStorage.getItem('volant.scheme')
    language = localStorage.getItem('volant.language')
  } catch (refused) {}
  var dark = kept === 'dark' || (kept !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
  var root = document.documentElement
  root.setAttribute('data-mantine-color-scheme', dark ? 'dark' : 'light')
  root.style.colorScheme = dark ? 'dark' : 'light'
  root.style.backgroundColor = dark ? '#0b0f14' : '#f3f5f7'
  root.lang = language === 'en' || language === 'fr' ? language : /^fr/i.test(navigator.language) ? 'fr' : 'en'
})()

// The content security policy refuses generated code: zod must not even try. Set before any schema exists.
globalThis.__zod_globalConfig = { jitless: true }
