import { useState } from 'react'
import { Button, NativeSelect, Stack, Textarea } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { MARK_KINDS, MARK_SIZES, MARK_VIEWS, MARK_WORDS_MAX, type MarkView } from '@volant/domain/inspection/marks'
import { useWords } from '../../../lib/i18n'
import { Dialog } from '../../../ui/feedback/dialog'
import { DialogActions } from '../../../ui/feedback/dialog-actions'
import { Choice } from './choice'
import { MarkPhotos } from './mark-photos'
import type { MarkDraft } from './use-condition'
import { middleOf, zoneOf, ZONES, type Zone } from './zones'

/** A mark to be changed, or the place of a new one. */
export type OpenMark = Pick<MarkDraft, 'id' | 'view' | 'x' | 'y'> &
  Partial<Pick<MarkDraft, 'kind' | 'size' | 'words'>> & { readonly photos: readonly string[] }

interface Props {
  mark: OpenMark
  /** @returns whether it is kept */
  onSave: (mark: MarkDraft) => Promise<boolean>
  /** Left out for a new one. */
  onRemove?: () => void
  onClose: () => void
}

/** Says what a mark is. The place can be named as well, so nobody needs the drawing. */
export function MarkDialog({ mark, onSave, onRemove, onClose }: Props) {
  const t = useWords('mission')
  const i = useWords('inspection')
  const phone = useMediaQuery('(max-width: 47.99em)')
  const [at, setAt] = useState({ view: mark.view, x: mark.x, y: mark.y })
  const [kind, setKind] = useState(mark.kind ?? null)
  const [size, setSize] = useState(mark.size ?? null)
  const [said, setSaid] = useState(mark.words ?? '')
  const [pictures, setPictures] = useState<readonly Blob[]>([])
  const [tried, setTried] = useState(false)
  const [busy, setBusy] = useState(false)
  const missing = tried ? t('condition.unanswered') : undefined

  const save = async () => {
    setTried(true)
    if (kind === null || size === null) return
    setBusy(true)
    const kept = await onSave({ id: mark.id, ...at, kind, size, words: said, pictures })
    setBusy(false)
    if (kept) onClose()
  }
  return (
    <Dialog title={t(onRemove ? 'condition.changeMark' : 'condition.newMark')} onClose={onClose} fullScreen={phone}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          void save()
        }}
      >
        <Stack gap={18}>
          <Choice
            legend={t('condition.kind')}
            value={kind}
            options={MARK_KINDS.map((value) => ({ value, label: i(`kind.${value}`) }))}
            onChange={setKind}
            error={kind === null ? missing : undefined}
          />
          <Choice
            legend={t('condition.size')}
            value={size}
            options={MARK_SIZES.map((value) => ({ value, label: i(`size.${value}`) }))}
            onChange={setSize}
            error={size === null ? missing : undefined}
          />
          <NativeSelect
            size="md"
            label={t('condition.side')}
            value={at.view}
            data={MARK_VIEWS.map((value) => ({ value, label: i(`view.${value}`) }))}
            onChange={({ currentTarget }) => setAt((now) => ({ ...now, view: currentTarget.value as MarkView }))}
          />
          <NativeSelect
            size="md"
            label={t('condition.place')}
            value={zoneOf(at.view, at)}
            data={ZONES.map((value) => ({ value, label: t(`condition.zone.${value}`) }))}
            onChange={({ currentTarget }) =>
              setAt((now) => ({ ...now, ...middleOf(now.view, currentTarget.value as Zone) }))
            }
          />
          <MarkPhotos filed={mark.photos} pictures={pictures} onChange={setPictures} />
          <Textarea
            size="md"
            label={t('condition.words')}
            autosize
            minRows={2}
            maxLength={MARK_WORDS_MAX}
            value={said}
            onChange={({ currentTarget }) => setSaid(currentTarget.value)}
          />
          {onRemove && (
            <Button variant="subtle" color="red.8" size="md" onClick={onRemove}>
              {t('condition.removeMark')}
            </Button>
          )}
        </Stack>
        <DialogActions busy={busy} onLeave={onClose}>
          {t('condition.saveMark')}
        </DialogActions>
      </form>
    </Dialog>
  )
}
