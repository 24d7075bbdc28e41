import { Suspense, useState } from 'react'
import { afterLogin, panelOf, paths } from '../../app/paths'
import { SignInForm } from '../../features/identity/sign-in-form'
import { drawn } from '../../lib/drawn'
import { useWords } from '../../lib/i18n'
import { usePageTitle } from '../../lib/page-title'
import { tokens } from '../../lib/tokens'
import { LanguageChoice } from '../../ui/form/language-choice'
import { Logo } from '../../ui/layout/logo'
import { nextPage, useForgottenStep } from './login-address'
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
  const [step, setStep] = useForgottenStep()
  usePageTitle(t('title'))
  const [username, setUsername] = useState(() => drawn.text('username'))
  const [challenge, setChallenge] = useState<string>()

  const enter = () => {
    const role = tokens.role()
    window.location.replace(role ? afterLogin(nextPage(), panelOf(role)) : '/')
  }

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
          <a className={classes.apply} href={paths.becomeDriver()}>
            {t('becomeDriver')}
          </a>
        </div>
      </main>
      <aside className={classes.art} aria-hidden="true">
        <RouteDrawing />
        <p className={classes.claim}>{t('claim')}</p>
      </aside>
      <Suspense>
        {challenge && (
          <NewPasswordDialog
            username={username.trim()}
            session={challenge}
            onClose={() => setChallenge(undefined)}
            onSignedIn={enter}
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
