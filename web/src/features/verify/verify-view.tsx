import { useState } from 'react'
import { Loader } from '@mantine/core'
import { skipToken, useQuery } from '@tanstack/react-query'
import { useApiErrorWords } from '../../lib/api-error-words'
import { useWords } from '../../lib/i18n'
import { ErrorState } from '../../ui/feedback/error-state'
import { HashForm } from './hash-form'
import { PdfDrop } from './pdf-drop'
import { Verdict } from './verdict'
import { verifyQuery } from './verify-query'
import classes from './verify.module.css'

/** Tells anybody who holds a report whether it is ours, unchanged and in force. */
export function VerifyView() {
  const t = useWords('verify')
  const words = useApiErrorWords()
  const [hash, setHash] = useState<string>()
  const query = verifyQuery(hash ?? '')
  const found = useQuery({ ...query, queryFn: hash === undefined ? skipToken : query.queryFn })
  return (
    <div className={classes.page}>
      <p className={classes.intro}>{t('intro')}</p>
      <PdfDrop onHash={setHash} />
      <HashForm onHash={setHash} />
      {found.isLoading && <Loader aria-label={t('checking')} mx="auto" />}
      {found.isError && <ErrorState text={words(found.error)} onRetry={() => void found.refetch()} />}
      {found.isSuccess && <Verdict sealed={found.data} />}
    </div>
  )
}
