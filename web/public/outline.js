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
  if (drawing) document.getElementById('root').after(drawing.content)
})()
