import { BareLayout } from '../ui/layout/bare-layout'
import { MissingPart } from '../ui/lazy/missing-part'

/** Shown instead of a page or shell whose code could not be loaded. */
export function MissingBarePage({ onRetry }: { onRetry: () => void }) {
  return (
    <BareLayout>
      <MissingPart onRetry={onRetry} />
    </BareLayout>
  )
}
