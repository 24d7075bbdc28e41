import { useRouter, type ErrorComponentProps } from '@tanstack/react-router'
import { useApiErrorWords } from '../lib/api-error-words'
import { BareLayout } from '../ui/layout/bare-layout'
import { ErrorState } from '../ui/feedback/error-state'

/** What a guard or a broken page throws ends here: with words and a way on, never a white screen. */
export function ErrorPage({ error, reset }: ErrorComponentProps) {
  const router = useRouter()
  const words = useApiErrorWords()
  const retry = () => {
    reset()
    void router.invalidate()
  }
  return <ErrorState text={words(error)} onRetry={retry} />
}

/** The same where no shell stands around it. */
export function BareErrorPage(props: ErrorComponentProps) {
  return (
    <BareLayout>
      <ErrorPage {...props} />
    </BareLayout>
  )
}
