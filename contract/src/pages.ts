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
  '/admin/help',
  '/admin/invoices',
  '/admin/invoices/deliveries',
  '/admin/invoices/driver/delivery',
  '/admin/manage-admins',
  '/admin/manage-admins/$table',
  '/admin/new-delivery/$type',
  '/admin/organizations',
  '/admin/organizations/organizations-table',
  '/admin/pilot/$type/$status/$contract',
  '/admin/pilot/create-deal/$from/$type/$contract',
  '/admin/pilot/delivered/$contract',
  '/admin/pilot/delivery-table',
  '/admin/pilot/delivery-table/$status',
  '/admin/pilot/delivery-table/waiting-for-driver/$id/offers',
  '/admin/pilot/details/$type/$status/$contract',
  '/admin/pilot/edit-deal/$first/$second/$contract',
  '/admin/pilot/ongoing/delivery-map',
  '/admin/profile',
  '/admin/profile/$id',
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
  '/client/pilot/$type/$status/$contract',
  '/client/pilot/delivered/$contract',
  '/client/pilot/delivery-table',
  '/client/pilot/delivery-table/$status',
  '/client/pilot/ongoing/delivery-map',
  '/client/profile',
  '/client/profile/$id',
  '/dashboard',
  '/delivery-customer-confirmation',
  '/driver',
  '/driver/account',
  '/driver/auctions',
  '/driver/help',
  '/driver/missions',
  '/driver/missions/$id',
  '/driver/profile',
  '/driver/profile/$id',
  '/help',
  '/login',
  '/not-authorised',
  '/profile',
  '/tracking/$trackingId',
] as const

const FORMS = PAGES.map((page) => page.replaceAll(/\$\w+/g, '[^/]+'))
const ANY = new RegExp(`^(?:${FORMS.join('|')})/?$`)

/** @param path without the query */
export function isPage(path: string): boolean {
  return ANY.test(path)
}
