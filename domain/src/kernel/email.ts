/**
 * What a browser takes in an e-mail field, with a domain of at least two parts and dots where mail servers take them. Accents stand in
 * a domain as punycode.
 */
export const EMAIL =
  /^(?!\.)(?!.*\.\.)(?!.*\.@)(?!.*\.\d+$)[\w.!#$%&'*+/=?^`{|}~-]{1,64}@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)+$/i
