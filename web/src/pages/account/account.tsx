import { panelOf, paths } from '../../app/paths'
import { Appearance } from '../../features/identity/appearance'
import { ChangePassword } from '../../features/identity/change-password'
import { useWords } from '../../lib/i18n'
import { useSession } from '../../lib/session'
import { tokens } from '../../lib/tokens'
import { Card } from '../../ui/layout/card'
import { PageHeader } from '../../ui/layout/page-header'
import { AccountLayout } from './account-layout'

export function AccountPage() {
  const t = useWords('identity')
  const session = useSession()
  const leave = () => {
    tokens.clear()
    window.location.replace(paths.login())
  }
  return (
    <AccountLayout panel={panelOf(session.role)} active="account">
      <PageHeader title={t('account.title')} subtitle={t('account.intro')} />
      <Card title={t('account.passwordTitle')} description={session.email}>
        <ChangePassword email={session.email} onChanged={leave} />
      </Card>
      <Card title={t('account.appearance')}>
        <Appearance />
      </Card>
    </AccountLayout>
  )
}
