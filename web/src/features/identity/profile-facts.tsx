import { useWords } from '../../lib/i18n'
import { rankName } from '../../lib/rank'
import type { Session } from '../../lib/session'
import { FactsList } from '../../ui/data/facts-list'

/** What stands in nobody's own form. */
export function ProfileFacts({ session }: { session: Session }) {
  const t = useWords('identity')
  const facts = [
    [t('email'), session.email],
    [t('profile.rank'), t(`rank.${rankName(session.rank)}`)],
    ...(session.organization ? [[t('profile.organization'), session.organization.name] as const] : []),
  ] as const
  return <FactsList facts={facts} />
}
