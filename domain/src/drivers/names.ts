/** What a client reads of a driver: "Marie D.". Description 6.2, m-driver-client. */
export function shortName(driver: { readonly firstName: string; readonly lastName: string }): string {
  const [initial] = driver.lastName.trim()
  return initial ? `${driver.firstName} ${initial.toUpperCase()}.` : driver.firstName
}

export function fullName(driver: { readonly firstName: string; readonly lastName: string }): string {
  return `${driver.firstName} ${driver.lastName}`.trim()
}
