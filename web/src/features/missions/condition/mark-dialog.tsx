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
export type OpenMark = Omit<MarkDraft, 'kind' | 'size'> & Partial<Pick<MarkDraft, 'kind' | 'size'>>

interface Props {
  mark: OpenMark
  /** Addresses of the photos that were filed with it before. */
  filed: readonly string[]
  onChange: (change: (mark: OpenMark) => Partial<OpenMark>) => void
  /** @returns whether it is kept */
  onSave: (mark: MarkDraft) => Promise<boolean>
  /** Left out for a new one. */
  onRemove?: () => void
  onClose: () => void
}

/** Says what a mark is. The place can be named as well, so nobody needs the drawing. */
export function MarkDialog({ mark, filed, onChange, onSave, onRemove, onClose }: Props) {
  const t = useWords('mission')
  const i = useWords('inspection')
  const phone = useMediaQuery('(max-width: 47.99em)')
  const { kind, size, ...said } = mark
  const [tried, setTried] = useState(false)
  const [busy, setBusy] = useState(false)
  const [reading, setReading] = useState(0)
  const missing = tried ? t('condition.unanswered') : undefined

  const save = async () => {
    setTried(true)
    if (!kind || !size) return
    setBusy(true)
    const kept = await onSave({ ...said, kind, size })
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
            value={kind ?? null}
            options={MARK_KINDS.map((value) => ({ value, label: i(`kind.${value}`) }))}
            onChange={(value) => onChange(() => ({ kind: value }))}
            error={kind ? undefined : missing}
          />
          <Choice
            legend={t('condition.size')}
            value={size ?? null}
            options={MARK_SIZES.map((value) => ({ value, label: i(`size.${value}`) }))}
            onChange={(value) => onChange(() => ({ size: value }))}
            error={size ? undefined : missing}
          />
          <NativeSelect
            size="md"
            label={t('condition.side')}
            value={mark.view}
            data={MARK_VIEWS.map((value) => ({ value, label: i(`view.${value}`) }))}
            onChange={({ currentTarget: { value } }) => onChange(() => ({ view: value as MarkView }))}
          />
          <NativeSelect
            size="md"
            label={t('condition.place')}
            value={zoneOf(mark.view, mark)}
            data={ZONES.map((value) => ({ value, label: t(`condition.zone.${value}`) }))}
            onChange={({ currentTarget: { value } }) => onChange(({ view }) => middleOf(view, value as Zone))}
          />
          <MarkPhotos
            filed={filed}
            pictures={mark.pictures}
            onChange={(change) => onChange(({ pictures }) => ({ pictures: change(pictures) }))}
            reading={reading}
            onReading={setReading}
          />
          <Textarea
            size="md"
            label={t('condition.words')}
            autosize
            minRows={2}
            maxLength={MARK_WORDS_MAX}
            value={mark.words}
            onChange={({ currentTarget: { value } }) => onChange(() => ({ words: value }))}
          />
          {onRemove && (
            <Button variant="subtle" color="red.8" size="md" onClick={onRemove}>
              {t('condition.removeMark')}
            </Button>
          )}
        </Stack>
        <DialogActions busy={busy || reading > 0} onLeave={onClose}>
          {t('condition.saveMark')}
        </DialogActions>
      </form>
    </Dialog>
  )
}
