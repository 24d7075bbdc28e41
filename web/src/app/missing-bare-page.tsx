import { BareLayout } from '../ui/layout/bare-layout'
import { MissingPart } from '../ui/lazy/missing-part'

/** A page or frame that could not be fetched, where no shell stands around it. */
export function MissingBarePage({ onRetry }: { onRetry: () => void }) {
  return (
    <BareLayout>
      <MissingPart onRetry={onRetry} />
    </BareLayout>
  )
}
