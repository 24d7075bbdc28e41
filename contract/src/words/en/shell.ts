import type { shell as french } from '../fr/shell'

export const shell: typeof french = {
  skip: 'Skip to content',
  home: 'Volant, home',
  mainMenu: 'Main menu',
  openMenu: 'Open the menu',
  closeMenu: 'Close the menu',
  search: 'Search…',
  account: 'My account',
  profile: 'Profile',
  help: 'Help and frequent questions',
  languageFailed: "The language couldn't be saved in your profile.",
  logout: 'Sign out',
  administration: 'Administration',
  menu: {
    dashboard: 'Dashboard',
    deliveries: 'Deliveries',
    calendar: 'Calendar',
    organization: 'Organisation',
    drivers: 'Drivers',
    organizations: 'Organisations',
    managers: 'Managers',
    tariff: 'Tariff',
    invoices: 'Invoices',
    survey: 'Survey',
  },
  driver: { auctions: 'Auctions', missions: 'My missions', profile: 'Profile' },
  live: {
    connected: 'Live tracking connected',
    disconnected: 'Live tracking disconnected, trying again in 10 s',
    error: 'Live tracking connection error',
  },
  notFound: {
    title: "This page doesn't exist",
    text: 'The link may be incomplete, or the page has moved.',
    home: 'Back to home',
  },
  notAuthorised: {
    title: 'Sorry, you are not authorised to access this page!',
    text: 'It belongs to another area than yours.',
    own: 'Back to my area',
  },
}
