import { useNavigate, useParams, useSearch } from '@tanstack/react-router'
import { paths } from '../../app/paths'
import { Welcome } from './welcome'
import { useMission } from '../../features/missions/outbox/use-outbox'
import { MissionView } from '../../features/missions/mission-view'
import { useWords } from '../../lib/i18n'
import { PageHeader } from '../../ui/layout/page-header'

const FROM = '/driver/missions/$id'

export function MissionPage() {
  const t = useWords('mission')
  const { id } = useParams({ from: FROM })
  const { step, phase } = useSearch({ from: FROM })
  const navigate = useNavigate()
  const mission = useMission(id).data
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
