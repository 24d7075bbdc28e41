// Shows the outline of a panel as it was drawn at the build, until the panel's own script takes its place. Whoever is not signed
// in is led to the sign-in instead.
;(function () {
  var signedIn = false
  try {
    signedIn = localStorage.getItem('volant.idToken') !== null
  } catch (refused) {}
  var panel = /^\/(admin|client|driver)(\/|$)/.exec(location.pathname)
  if (!signedIn || !panel) return
  var drawing = document.querySelector('template[data-outline="' + (panel[1] === 'driver' ? 'driver' : 'office') + '"]')
  if (!drawing) return
  var root = document.getElementById('root')
  var outline = drawing.content.firstElementChild
  root.after(outline)
  // React begins with its own styles, and shows a page only when all of it is there. By an observer and not by a style with :has(),
  // which would have the browser style the whole document again each time that anything in it changes.
  new MutationObserver(function (changes, observer) {
    if (!root.querySelector(':scope > :not(style)')) return
    outline.remove()
    observer.disconnect()
  }).observe(root, { childList: true })
})()
