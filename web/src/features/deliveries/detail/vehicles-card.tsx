import { shownDocuments } from '@volant/domain/deliveries/documents'
import { useWords } from '../../../lib/i18n'
import { Card } from '../../../ui/layout/card'
import type { Detail } from './detail-query'
import { DocumentsList } from './documents-list'
import { EditDocuments } from './validation-docs/edit-documents'
import { EditPhotos } from './photos/edit-photos'
import { VehicleSection } from './vehicle-section'
import classes from './vehicles-card.module.css'

/** Photos and documents. Description 2.5 */
export function VehiclesCard({ delivery, office }: { delivery: Detail; office: boolean }) {
  const t = useWords('deliveries')
  const several = delivery.vehicles.length > 1
  return (
    <Card title={t('detail.vehicles')} actions={office && <EditPhotos delivery={delivery} />}>
      {delivery.vehicles.map((vehicle, index) => (
        <VehicleSection
          key={vehicle.id}
          delivery={delivery}
          vehicle={vehicle}
          number={several ? index + 1 : undefined}
          office={office}
        />
      ))}
      <div className={classes.documents}>
        <DocumentsList
          title={t('detail.documents')}
          documents={shownDocuments(delivery.docs, delivery.validationDocs)}
        />
        <div>
          <DocumentsList title={t('detail.validation')} documents={delivery.validationDocs} />
          {office && <EditDocuments delivery={delivery} />}
        </div>
      </div>
    </Card>
  )
}
