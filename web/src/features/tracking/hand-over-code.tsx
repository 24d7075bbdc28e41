import { Suspense } from 'react'
import { useWords } from '../../lib/i18n'
import { useIdle } from '../../lib/use-idle'
import { lazyPart } from '../../ui/lazy/lazy-part'
import type { Tracked } from './tracking-queries'
import classes from './hand-over-code.module.css'

const CopyButton = lazyPart(
  () => import('../../ui/data/copy-button'),
  'CopyButton',
  () => null,
)

/** The code that the driver asks for at the next hand-over, to be read out from a phone. */
export function HandOverCode({ tracked: { destinationCode, returnCode } }: { tracked: Tracked }) {
  const t = useWords('tracking')
  const idle = useIdle()
  const code = destinationCode ?? returnCode
  if (!code) return null
  return (
    <section className={classes.code} aria-labelledby="hand-over-code">
      <h2 id="hand-over-code">{t(destinationCode ? 'code' : 'returnCode')}</h2>
      <span className={classes.digits}>{code}</span>
      <span className={classes.copy}>
        {idle && (
          <Suspense>
            <CopyButton
              value={code}
              label={t(destinationCode ? 'copyCode' : 'copyReturnCode')}
              done={t('codeCopied')}
            />
          </Suspense>
        )}
      </span>
      <p className={classes.hint}>{t(destinationCode ? 'codeHint' : 'returnCodeHint')}</p>
    </section>
  )
}
