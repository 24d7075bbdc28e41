// Shows the page as it was drawn at the build, until its own script takes it over with what somebody has typed. Whoever is signed
// in is led on instead.
;(function () {
  var signedIn = false
  try {
    signedIn = localStorage.getItem('volant.idToken') !== null
  } catch (refused) {}
  var language = document.documentElement.lang
  var drawing = document.querySelector('template[lang="' + language + '"]')
  if (signedIn || !drawing) return
  var root = document.getElementById('root')
  root.append(drawing.content)
  root.dataset.drawn = language
  root.addEventListener('change', function (event) {
    try {
      if (event.target.type === 'radio') localStorage.setItem('volant.language', event.target.value)
    } catch (refused) {}
  })
  // The browser itself would make the password a part of the address.
  root.addEventListener('submit', function (event) {
    event.preventDefault()
    root.dataset.sent = ''
  })
})()
