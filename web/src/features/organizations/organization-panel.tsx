import { queryOptions, useQuery } from '@tanstack/react-query'
import { MISSION_GROUP } from '@volant/domain/deliveries/statuses'
import { request } from '../../lib/api'
import { formatDate, formatNumber } from '../../lib/format'
import { useLanguage, useWords } from '../../lib/i18n'
import { Contact } from '../../ui/data/contact'
import { FactsList } from '../../ui/data/facts-list'
import { MissionLines } from '../../ui/data/mission-lines'
import { PanelState } from '../../ui/layout/panel-state'
import { PanelPart, SidePanel } from '../../ui/layout/side-panel'
import { OrganizationPanelDocument } from './queries.generated'

interface Props {
  slug: string
  href: string
  hrefOfDelivery: (contract: string) => string
  asked: number
  onStep?: (by: 1 | -1) => void
  onClose: () => void
}

const panelQuery = (slug: string) =>
  queryOptions({
    queryKey: ['organizations', 'panel', slug],
    queryFn: ({ signal }) =>
      request(OrganizationPanelDocument, { slug, slugs: [slug], statuses: ['SET', ...MISSION_GROUP] }, { signal }),
  })

/** An organisation beside the table: whom to call, its figures, and what is under way for it. */
export function OrganizationPanel({ slug, hrefOfDelivery, ...panel }: Props) {
  const t = useWords('organizations')
  const language = useLanguage()
  const found = useQuery(panelQuery(slug))
  const organization = found.data?.findOrganizationBySlug
  const owner = organization?.owner
  const missions = found.data?.findAllDeliveries.records ?? []
  return (
    <SidePanel
      {...panel}
      label={organization?.name ?? t('organization')}
      title={organization?.name ?? t('organization')}
    >
      {organization ? (
        <>
          {owner && (
            <PanelPart>
              <Contact
                role={t('owner')}
                name={`${owner.assigneeFirstName} ${owner.assigneeLastName}`}
                phone={owner.assigneePhone}
                email={owner.assigneeEmail}
              />
            </PanelPart>
          )}
          <PanelPart>
            <FactsList
              facts={[
                [t('totalMembers'), formatNumber(organization.totalMembers, language)],
                [t('totalDeliveries'), formatNumber(organization.totalDeliveries, language)],
                [t('created'), formatDate(organization.createdAt, language)],
              ]}
            />
          </PanelPart>
          <PanelPart title={t('panel.missions')}>
            {missions.length === 0 && <span>{t('panel.noMission')}</span>}
            <MissionLines missions={missions} hrefOf={hrefOfDelivery} />
          </PanelPart>
        </>
      ) : (
        <PanelState
          error={found.isError ? t('failed') : undefined}
          missing={found.isSuccess ? t('panel.missing') : undefined}
          onRetry={() => void found.refetch()}
        />
      )}
    </SidePanel>
  )
}
