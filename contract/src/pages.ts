/**
 * The addresses that have a page, `$name` for one segment of any text. The server answers any other with 404; a test of the
 * pages compares the list with their routes.
 */
export const PAGES = [
  '/',
  '/account',
  '/admin',
  '/admin/account',
  '/admin/dashboard',
  '/admin/drivers',
  '/admin/drivers/drivers-table/$table',
  '/admin/drivers/drivers-table/$table/$id',
  '/admin/drivers/drivers-table/$table/$id/history',
  '/admin/help',
  '/admin/invoices',
  '/admin/invoices/deliveries',
  '/admin/invoices/driver/$kind',
  '/admin/invoices/expenses',
  '/admin/manage-admins',
  '/admin/manage-admins/$table',
  '/admin/new-delivery/$type',
  '/admin/organizations',
  '/admin/organizations/organizations-table',
  '/admin/organizations/organizations-table/$people/$name/$slug',
  '/admin/organizations/organizations-table/$slug',
  '/admin/organizations/organizations-table/new-organization',
  '/admin/pilot/$type/$status/$contract',
  '/admin/pilot/create-deal/$from/$type/$contract',
  '/admin/pilot/delivered/$contract',
  '/admin/pilot/delivery-table',
  '/admin/pilot/delivery-table/$status',
  '/admin/pilot/delivery-table/waiting-for-driver/$id/offers',
  '/admin/pilot/details/$type/$status/$contract',
  '/admin/pilot/edit-deal/$first/$second/$contract',
  '/admin/pilot/ongoing/delivery-map',
  '/admin/pilot/planning',
  '/admin/profile',
  '/admin/profile/$id',
  '/admin/survey',
  '/admin/tariff',
  '/admin/upkeep',
  '/admin/upkeep/jobs',
  '/admin/upkeep/messages',
  '/admin/upkeep/security',
  '/client',
  '/client/account',
  '/client/dashboard',
  '/client/edit-delivery/$type/$status/$id',
  '/client/help',
  '/client/invoices',
  '/client/invoices/deliveries',
  '/client/new-delivery/$type',
  '/client/new-delivery/$type/created/$id/$publicId/$stamp',
  '/client/organization',
  '/client/organization/$people',
  '/client/organization/add-member',
  '/client/pilot/$type/$status/$contract',
  '/client/pilot/calendar',
  '/client/pilot/delivered/$contract',
  '/client/pilot/delivery-table',
  '/client/pilot/delivery-table/$status',
  '/client/pilot/ongoing/delivery-map',
  '/client/profile',
  '/client/profile/$id',
  '/dashboard',
  '/become-driver',
  '/driver-mandate',
  '/delivery-customer-confirmation',
  '/driver',
  '/driver/account',
  '/driver/auctions',
  '/driver/earnings',
  '/driver/help',
  '/driver/missions',
  '/driver/missions/$id',
  '/driver/profile',
  '/driver/profile/$id',
  '/help',
  '/login',
  '/not-authorised',
  '/profile',
  '/survey',
  '/tracking/$trackingId',
  '/verify',
] as const

/** Pages that come as documents of their own, light enough for a stranger's phone: they are no routes of the others. */
export const LIGHT_PAGES = {
  'login.html': '/login',
  'tracking.html': '/tracking/$trackingId',
  'verify.html': '/verify',
} as const satisfies Record<string, (typeof PAGES)[number]>
type LightDocument = keyof typeof LIGHT_PAGES

const formOf = (...pages: readonly string[]) =>
  new RegExp(`^(?:${pages.map((page) => page.replaceAll(/\$\w+/g, '[^/]+')).join('|')})/?$`)
const ANY = formOf(...PAGES)
const LIGHT: readonly (readonly [LightDocument, RegExp])[] = [
  ['login.html', formOf(LIGHT_PAGES['login.html'])],
  ['tracking.html', formOf(LIGHT_PAGES['tracking.html'])],
  ['verify.html', formOf(LIGHT_PAGES['verify.html'])],
]

/** @param path without the query */
export function isPage(path: string): boolean {
  return ANY.test(path)
}

/** The document that shows this page. @param path without the query */
export function documentOf(path: string): 'index.html' | LightDocument {
  return LIGHT.find(([, form]) => form.test(path))?.[0] ?? 'index.html'
}
