import { withWords } from '../../lib/i18n'
import { lazyPart } from '../../ui/lazy/lazy-part'
import { MissingDialog } from '../../ui/lazy/missing-dialog'

/** The dialog that asks for a type, for the button of the table and for the key of every page. */
export const LazyNewDeliveryDialog = lazyPart(
  () => withWords(import('./new-delivery-dialog'), 'deliveries'),
  'NewDeliveryDialog',
  MissingDialog,
)
