import { useQueryClient } from '@tanstack/react-query'
import { panelOf } from '../../app/paths'
import { Appearance } from '../../features/identity/appearance'
import { ChangePassword } from '../../features/identity/change-password'
import { OpenSessions } from '../../features/identity/open-sessions'
import { sessionsQuery } from '../../features/identity/sessions-query'
import { useWords } from '../../lib/i18n'
import { useSession } from '../../lib/session'
import { Card } from '../../ui/layout/card'
import { PageHeader } from '../../ui/layout/page-header'
import { AccountLayout } from './account-layout'

export function AccountPage() {
  const t = useWords('identity')
  const session = useSession()
  const client = useQueryClient()
  return (
    <AccountLayout panel={panelOf(session.role)} active="account">
      <PageHeader title={t('account.title')} subtitle={t('account.intro')} />
      <Card title={t('account.passwordTitle')} description={t('account.passwordText', { email: session.email })}>
        <ChangePassword onChanged={() => void client.invalidateQueries({ queryKey: sessionsQuery.queryKey })} />
      </Card>
      <OpenSessions />
      <Card title={t('account.appearance')}>
        <Appearance />
      </Card>
    </AccountLayout>
  )
}
