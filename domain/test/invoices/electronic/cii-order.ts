/**
 * The children of each element in the order of Factur-X_EN16931.xsd 1.09, copied from that schema: a second source beside the
 * code. `!` has to be there. Elements that are nowhere written have no line.
 */
const ORDER = `
CrossIndustryInvoice: ExchangedDocumentContext! ExchangedDocument! SupplyChainTradeTransaction!
ExchangedDocumentContext: BusinessProcessSpecifiedDocumentContextParameter GuidelineSpecifiedDocumentContextParameter!
BusinessProcessSpecifiedDocumentContextParameter: ID!
GuidelineSpecifiedDocumentContextParameter: ID!
ExchangedDocument: ID! TypeCode! IssueDateTime! IncludedNote
IncludedNote: Content! SubjectCode
SupplyChainTradeTransaction: IncludedSupplyChainTradeLineItem! ApplicableHeaderTradeAgreement! ApplicableHeaderTradeDelivery! ApplicableHeaderTradeSettlement!
IncludedSupplyChainTradeLineItem: AssociatedDocumentLineDocument! SpecifiedTradeProduct! SpecifiedLineTradeAgreement! SpecifiedLineTradeDelivery! SpecifiedLineTradeSettlement!
AssociatedDocumentLineDocument: LineID! IncludedNote
SpecifiedTradeProduct: GlobalID SellerAssignedID BuyerAssignedID Name! Description ApplicableProductCharacteristic DesignatedProductClassification OriginTradeCountry
SpecifiedLineTradeAgreement: BuyerOrderReferencedDocument GrossPriceProductTradePrice NetPriceProductTradePrice!
NetPriceProductTradePrice: ChargeAmount! BasisQuantity AppliedTradeAllowanceCharge
SpecifiedLineTradeDelivery: BilledQuantity!
SpecifiedLineTradeSettlement: ApplicableTradeTax! BillingSpecifiedPeriod SpecifiedTradeAllowanceCharge SpecifiedTradeSettlementLineMonetarySummation! AdditionalReferencedDocument ReceivableSpecifiedTradeAccountingAccount
SpecifiedTradeSettlementLineMonetarySummation: LineTotalAmount!
ApplicableHeaderTradeAgreement: BuyerReference SellerTradeParty! BuyerTradeParty! SellerTaxRepresentativeTradeParty SellerOrderReferencedDocument BuyerOrderReferencedDocument ContractReferencedDocument AdditionalReferencedDocument SpecifiedProcuringProject
ContractReferencedDocument: IssuerAssignedID URIID LineID TypeCode Name AttachmentBinaryObject ReferenceTypeCode FormattedIssueDateTime
InvoiceReferencedDocument: IssuerAssignedID URIID LineID TypeCode Name AttachmentBinaryObject ReferenceTypeCode FormattedIssueDateTime
SellerTradeParty: ID GlobalID Name Description SpecifiedLegalOrganization DefinedTradeContact PostalTradeAddress URIUniversalCommunication SpecifiedTaxRegistration
BuyerTradeParty: ID GlobalID Name Description SpecifiedLegalOrganization DefinedTradeContact PostalTradeAddress URIUniversalCommunication SpecifiedTaxRegistration
SpecifiedLegalOrganization: ID TradingBusinessName
DefinedTradeContact: PersonName DepartmentName TelephoneUniversalCommunication EmailURIUniversalCommunication
PostalTradeAddress: PostcodeCode LineOne LineTwo LineThree CityName CountryID! CountrySubDivisionName
URIUniversalCommunication: URIID CompleteNumber
SpecifiedTaxRegistration: ID!
ApplicableHeaderTradeDelivery: ShipToTradeParty ActualDeliverySupplyChainEvent DespatchAdviceReferencedDocument ReceivingAdviceReferencedDocument
ActualDeliverySupplyChainEvent: OccurrenceDateTime!
ApplicableHeaderTradeSettlement: CreditorReferenceID PaymentReference TaxCurrencyCode InvoiceCurrencyCode! PayeeTradeParty SpecifiedTradeSettlementPaymentMeans ApplicableTradeTax! BillingSpecifiedPeriod SpecifiedTradeAllowanceCharge SpecifiedTradePaymentTerms SpecifiedTradeSettlementHeaderMonetarySummation! InvoiceReferencedDocument ReceivableSpecifiedTradeAccountingAccount
SpecifiedTradeSettlementPaymentMeans: TypeCode! Information ApplicableTradeSettlementFinancialCard PayerPartyDebtorFinancialAccount PayeePartyCreditorFinancialAccount PayeeSpecifiedCreditorFinancialInstitution
PayeePartyCreditorFinancialAccount: IBANID AccountName ProprietaryID
ApplicableTradeTax: CalculatedAmount TypeCode! ExemptionReason BasisAmount CategoryCode! ExemptionReasonCode TaxPointDate DueDateTypeCode RateApplicablePercent
SpecifiedTradePaymentTerms: Description DueDateDateTime DirectDebitMandateID
SpecifiedTradeSettlementHeaderMonetarySummation: LineTotalAmount! ChargeTotalAmount AllowanceTotalAmount TaxBasisTotalAmount! TaxTotalAmount RoundingAmount GrandTotalAmount! TotalPrepaidAmount DuePayableAmount!
IssueDateTime: DateTimeString!
OccurrenceDateTime: DateTimeString!
DueDateDateTime: DateTimeString!
FormattedIssueDateTime: DateTimeString!
`

/** What stands under each element, in its order. */
export const CII_ORDER: ReadonlyMap<string, readonly string[]> = new Map(
  ORDER.trim()
    .split('\n')
    .map((line) => {
      const [name = '', children = ''] = line.split(': ')
      return [name, children.split(' ')]
    }),
)
