import type { electronicInvoices as french } from '../fr/electronic-invoices'

export const electronicInvoices: typeof french = {
  cannotLeave: 'Cannot leave as an electronic invoice: {{reasons}}.',
  cannotBeSent: 'Cannot be sent electronic invoices: {{reasons}}.',
  xml: 'XML',
  xmlOf: 'Download the XML of {{number}}',
  address: 'Electronic invoicing address',
  addressHint: 'Empty: the SIREN',
  paymentDays: 'Payment term (days)',
  paymentDaysHint: 'Empty: {{days}} days',
  fault: {
    number: 'a number that is not allowed',
    dates: 'a date outside the years 2000 to 2099',
    type: 'a type of document that platforms do not take',
    notes: 'incomplete notes on penalties, recovery costs or discount',
    billingMode: 'an unknown billing mode',
    sellerSiren: "the seller's SIREN is missing or wrong",
    sellerSiret: "the seller's SIRET is wrong",
    sellerAddress: "the seller's electronic address is missing or wrong",
    treatment: 'nothing says what kind of customer this is',
    buyerAbroad: 'the customer is outside France: the sale is reported to the tax office instead',
    buyerSiren: "the customer's SIREN is missing or wrong",
    buyerAddress: "the customer's electronic address does not begin with their SIREN",
    vatRate: 'a foreign VAT rate',
  },
}
