import { useWords } from '../../lib/i18n'
import { rankName } from '../../lib/rank'
import type { Session } from '../../lib/session'
import { FactsList } from '../../ui/data/facts-list'

/** The read-only fields of the own profile. `named` adds the names, where no form contains them. */
export function ProfileFacts({ session, named }: { session: Session; named: boolean }) {
  const t = useWords('identity')
  const facts = [
    ...(named
      ? ([
          [t('profile.firstName'), session.firstName],
          [t('profile.lastName'), session.lastName],
        ] as const)
      : []),
    [t('email'), session.email],
    [t('profile.rank'), t(`rank.${rankName(session.rank)}`)],
    ...(session.organization ? [[t('profile.organization'), session.organization.name] as const] : []),
  ] as const
  return <FactsList facts={facts} />
}
