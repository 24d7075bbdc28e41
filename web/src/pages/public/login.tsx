import { Suspense, useState } from 'react'
import { useNavigate, useRouter, useSearch } from '@tanstack/react-router'
import { useQueryClient } from '@tanstack/react-query'
import { afterLogin, panelOf, paths } from '../../app/paths'
import { SignInForm } from '../../features/identity/sign-in-form'
import { useWords } from '../../lib/i18n'
import { usePageTitle } from '../../lib/page-title'
import { sessionQuery } from '../../lib/session'
import { ToastContainer } from '../../ui/feedback/toast-container'
import { LanguageChoice } from '../../ui/form/language-choice'
import { Link } from '../../ui/layout/link'
import { Logo } from '../../ui/layout/logo'
import { RouteDrawing } from './route-drawing'
import { lazyPart } from '../../ui/lazy/lazy-part'
import { MissingDialog } from '../../ui/lazy/missing-dialog'
import classes from './login.module.css'

const NewPasswordDialog = lazyPart(
  () => import('../../features/identity/new-password-dialog'),
  'NewPasswordDialog',
  MissingDialog,
)
const ForgotPasswordDialog = lazyPart(
  () => import('../../features/identity/forgot-password-dialog'),
  'ForgotPasswordDialog',
  MissingDialog,
)

export function LoginPage() {
  const t = useWords('identity')
  const router = useRouter()
  const navigate = useNavigate({ from: '/login' })
  const client = useQueryClient()
  const { next, step } = useSearch({ from: '/login' })
  usePageTitle(t('title'))
  const [username, setUsername] = useState('')
  const [challenge, setChallenge] = useState<string>()

  const enter = async () => {
    client.clear()
    const session = await client.fetchQuery(sessionQuery)
    await router.navigate({ href: afterLogin(next, panelOf(session.role)), replace: true })
  }
  const setStep = (value: '1' | '2' | undefined) =>
    void navigate({ search: (kept) => ({ ...kept, step: value }), replace: true })

  return (
    <div className={classes.page}>
      <main className={classes.side}>
        <div className={classes.top}>
          <Logo />
          <LanguageChoice />
        </div>
        <div className={classes.form}>
          <h1 className={classes.title}>{t('title')}</h1>
          <p className={classes.intro}>{t('intro')}</p>
          <SignInForm
            username={username}
            onUsername={setUsername}
            onSignedIn={enter}
            onNewPassword={setChallenge}
            onForgotten={() => setStep('1')}
          />
          <Link className={classes.apply} href={paths.becomeDriver()}>
            {t('becomeDriver')}
          </Link>
        </div>
      </main>
      <aside className={classes.art} aria-hidden="true">
        <RouteDrawing />
        <p className={classes.claim}>{t('claim')}</p>
      </aside>
      <ToastContainer />
      <Suspense>
        {challenge && (
          <NewPasswordDialog
            username={username.trim()}
            session={challenge}
            onClose={() => setChallenge(undefined)}
            onSignedIn={() => void enter()}
          />
        )}
        {step && (
          <ForgotPasswordDialog
            step={step}
            username={username}
            onStep={setStep}
            onClose={() => setStep(undefined)}
            onDone={() => window.location.replace('/login')}
          />
        )}
      </Suspense>
    </div>
  )
}
