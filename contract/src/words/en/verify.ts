import type { verify as french } from '../fr/verify'

export const verify: typeof french = {
  title: 'Check a document',
  intro: 'Drop an inspection or hand-over report that you received from us to learn whether it is genuine.',
  private: 'The file stays on your device: only its fingerprint is compared with ours.',
  drop: 'Drop the PDF here or choose it',
  notPdf: 'This file is no PDF.',
  unreadable: 'This file cannot be read.',
  hash: 'SHA-256 fingerprint',
  hashHint: '64 characters from 0 to 9 and a to f',
  badHash: 'A SHA-256 fingerprint has 64 characters from 0 to 9 and a to f.',
  check: 'Check',
  checking: 'Checking',
  genuine: 'Genuine document',
  genuineText: 'This document was sealed by us and has not been changed.',
  superseded: 'Genuine document, replaced since',
  supersededText:
    'This document was sealed by us and has not been changed, but version {{version}}, sealed on {{at}}, has replaced it.',
  unknown: 'Unknown document',
  unknownText: 'No document sealed by us matches: this file is not from us, or it was changed.',
  contract: 'Contract no.',
  moment: 'Inspection',
  moments: {
    PICK_UP: 'Departure',
    HAND_OVER: 'Arrival',
    SWAP_PICK_UP: 'Collection of the second vehicle',
    SWAP_HAND_OVER: 'Return of the second vehicle',
  },
  inspectedAt: 'Inspected on',
  sealedAt: 'Sealed on',
  version: 'Version',
}
