import { useRouter, type ErrorComponentProps } from '@tanstack/react-router'
import { useApiErrorWords } from '../lib/api-error-words'
import { BareLayout } from '../ui/layout/bare-layout'
import { ErrorState } from '../ui/feedback/error-state'

/** Shown when a guard or a page throws: the message and a way to retry. */
export function ErrorPage({ error, reset }: ErrorComponentProps) {
  const router = useRouter()
  const words = useApiErrorWords()
  const retry = () => {
    reset()
    void router.invalidate()
  }
  return <ErrorState text={words(error)} onRetry={retry} />
}

/** The same for pages without a shell. */
export function BareErrorPage(props: ErrorComponentProps) {
  return (
    <BareLayout>
      <ErrorPage {...props} />
    </BareLayout>
  )
}
