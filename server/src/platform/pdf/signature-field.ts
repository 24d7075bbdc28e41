/** Bytes kept free for the signature: a chain of three certificates takes about six thousand. */
const ROOM = 12_288
/** What the signing library looks for, to write the real range in its place. */
const UNKNOWN = '**********'
const SIGNATURES_EXIST = 1
const APPEND_ONLY = 2
const PRINT = 4
const LOCKED = 128

export interface SignedBy {
  readonly name: string
  readonly reason: string
  readonly at: Date
}

/** The library takes a text of PDF for what is a String object, and a name of PDF for what is a string. */
const text = (value: string): object => Object(value)

/** Leaves room for a signature over the whole file, which shows nowhere on its sheets. ISO 32000-2, 12.8.1. */
export function addSignatureField(doc: PDFKit.PDFDocument, { name, reason, at }: SignedBy): void {
  const signature = doc.ref({
    Type: 'Sig',
    Filter: 'Adobe.PPKLite',
    SubFilter: 'ETSI.CAdES.detached',
    ByteRange: [0, UNKNOWN, UNKNOWN, UNKNOWN],
    Contents: Buffer.alloc(ROOM),
    Name: text(name),
    Reason: text(reason),
    M: at,
  })
  const { page } = doc
  const field = doc.ref({
    Type: 'Annot',
    Subtype: 'Widget',
    FT: 'Sig',
    T: text('seal'),
    Rect: [0, 0, 0, 0],
    F: PRINT | LOCKED,
    P: page.dictionary,
    V: signature,
  })
  page.annotations.push(field)
  doc.initForm()
  // named by no type of the library: the catalogue's form, which it begins and ends
  const { _root: catalogue } = doc as unknown as { _root: { data: { AcroForm: { data: Record<string, unknown> } } } }
  const form = catalogue.data.AcroForm.data
  form.Fields = [field]
  form.SigFlags = SIGNATURES_EXIST | APPEND_ONLY
  // a reader who drew the fields anew would change the document
  delete form.NeedAppearances
  for (const object of [signature, field]) object.end(undefined)
}
