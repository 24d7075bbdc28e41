import { useNavigate, useParams, useSearch } from '@tanstack/react-router'
import { useQuery } from '@tanstack/react-query'
import { paths } from '../../app/paths'
import { Welcome } from './welcome'
import { missionQuery } from '../../features/missions/mission-queries'
import { MissionView } from '../../features/missions/mission-view'
import { useWords } from '../../lib/i18n'
import { PageHeader } from '../../ui/layout/page-header'

const FROM = '/driver/missions/$id'

export function MissionPage() {
  const t = useWords('mission')
  const { id } = useParams({ from: FROM })
  const { step, phase } = useSearch({ from: FROM })
  const navigate = useNavigate()
  const mission = useQuery(missionQuery(id)).data
  return (
    <>
      <PageHeader
        title={mission ? t('title', { contract: mission.publicId }) : t('list.title')}
        back={{ href: paths.missions(), label: t('back') }}
      />
      <MissionView
        id={id}
        requested={{ step, phase }}
        onPhase={(of, next) => void navigate({ to: FROM, params: { id }, search: { step: of, phase: next } })}
        missionsHref={paths.missions()}
        missionHref={paths.mission}
        welcome={<Welcome />}
        onWithdrawn={() => void navigate({ href: paths.missions() })}
      />
    </>
  )
}
