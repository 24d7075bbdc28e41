import { PAPERS, type Paper } from '@volant/domain/drivers/papers'
import { useWords } from '../../lib/i18n'
import { ConfirmDialog } from '../feedback/confirm-dialog'

interface Props {
  /** As the refusal names them. */
  papers: readonly string[]
  onClose: () => void
  onGive: () => void
}

const isPaper = (name: string): name is Paper => name in PAPERS

/** Asks whether a mission is given though papers of its driver have expired. */
export function DespitePapersDialog({ papers, onClose, onGive }: Props) {
  const t = useWords('suggestions')
  const own = useWords('ownFile')
  return (
    <ConfirmDialog
      opened
      danger
      onClose={onClose}
      title={t('despite.title', { count: papers.length })}
      confirm={t('despite.confirm')}
      onConfirm={async () => onGive()}
    >
      <ul>
        {papers.filter(isPaper).map((paper) => (
          <li key={paper}>{own(`paper.${paper}`)}</li>
        ))}
      </ul>
      <p>{t('despite.text')}</p>
    </ConfirmDialog>
  )
}
