const DEPARTMENT = /^(0[1-9]|[1-8]\d|9[0-5]|97)$/
const POSTAL_CODE = /^((0[1-9]|[1-8]\d|9[0-5])\d{3}|97[1-6]\d{2})$/

/** The postal-code filter of the driver list: empty, a department of two digits, or five digits of a French code. Description 2.11. */
export function isPostalCodeFilter(text: string): boolean {
  return text === '' || DEPARTMENT.test(text) || POSTAL_CODE.test(text)
}
