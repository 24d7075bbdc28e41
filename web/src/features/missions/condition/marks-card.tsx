import { useState } from 'react'
import { Button, Stack } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { bodyOf } from '@volant/domain/inspection/car-drawing'
import { MARK_VIEWS, MARKS_MAX, type MarkView } from '@volant/domain/inspection/marks'
import { v7 as uuid } from 'uuid'
import { useWords } from '../../../lib/i18n'
import { CarDrawing, type Spot } from '../../../ui/car/car-drawing'
import { MarkLine } from '../../../ui/car/mark-line'
import { useMarkWords } from '../../../ui/car/use-mark-words'
import { Card } from '../../../ui/layout/card'
import type { MissionVehicle, Side } from '../mission'
import { useDraft } from '../use-draft'
import { MarkDialog, type OpenMark } from './mark-dialog'
import classes from './marks-card.module.css'
import type { Condition, SeenMark } from './use-condition'

interface Props {
  missionId: string
  side: Side
  vehicle: MissionVehicle
  condition: Condition
}

/** Damage on the drawing of the vehicle. At arrival what was there at departure is shown and stays as it is. */
export function MarksCard({ missionId, vehicle, side, condition }: Props) {
  const t = useWords('mission')
  const i = useWords('inspection')
  const { known, marks, saveMark, removeMark } = condition
  const [view, setView] = useState<MarkView>('LEFT')
  const [{ open }, change, filed] = useDraft<{ readonly open?: OpenMark }>(
    missionId,
    `mark.${vehicle.id}.${side}`,
    () => ({}),
  )
  const close = () => {
    change({ open: undefined })
    filed()
  }
  const numbered = [...known, ...marks].map((mark, index) => ({ mark, number: index + 1, isOwn: marks.includes(mark) }))
  const whatOf = useMarkWords()
  const labelOf = (mark: SeenMark, number: number) =>
    t('condition.mark', { number, what: whatOf(mark), side: i(`view.${mark.view}`) })
  const spots = numbered
    .filter(({ mark }) => mark.view === view)
    .map(({ mark, number, isOwn }): Spot => ({
      id: mark.id,
      x: mark.x,
      y: mark.y,
      number,
      isNew: isOwn,
      label: labelOf(mark, number),
    }))
  const reopen = (id: string) => {
    const mark = marks.find((one) => one.id === id)
    if (!mark) return
    const { photos: _, ...said } = mark
    change({ open: { ...said, words: mark.words ?? '', pictures: [] } })
  }
  const add = (x: number, y: number) => change({ open: { id: uuid(), view, x, y, words: '', pictures: [] } })
  const isFull = marks.length >= MARKS_MAX
  const isKnown = marks.some(({ id }) => id === open?.id)
  return (
    <Card title={t('condition.marks')} description={t('condition.marksHint')}>
      <Stack gap={12}>
        <div className={classes.views} role="group" aria-label={t('condition.side')}>
          {MARK_VIEWS.map((each) => {
            const count = numbered.filter(({ mark }) => mark.view === each).length
            return (
              <button
                key={each}
                type="button"
                className={classes.view}
                aria-pressed={each === view}
                onClick={() => setView(each)}
              >
                {i(`view.${each}`)}
                {count > 0 && <span className={classes.count}>{count}</span>}
              </button>
            )
          })}
        </div>
        <CarDrawing
          body={bodyOf(vehicle.carType)}
          view={view}
          label={i(`view.${view}`)}
          spots={spots}
          onPick={isFull ? undefined : add}
          pickLabel={t('condition.pick', { side: i(`view.${view}`) })}
          onSpot={reopen}
        />
        {numbered.length === 0 ? (
          <p className={classes.none}>{t('condition.noMarks')}</p>
        ) : (
          <ol className={classes.list}>
            {numbered.map(({ mark, number, isOwn }) => (
              <MarkLine
                key={mark.id}
                mark={mark}
                number={number}
                isNew={isOwn}
                note={isOwn ? undefined : t('inspection.atDeparture')}
              >
                {isOwn && (
                  <Button
                    variant="default"
                    size="md"
                    aria-label={t('condition.changeIt', { mark: labelOf(mark, number) })}
                    onClick={() => reopen(mark.id)}
                  >
                    {t('condition.change')}
                  </Button>
                )}
              </MarkLine>
            ))}
          </ol>
        )}
        <Button
          variant="default"
          size="md"
          leftSection={<IconPlus size={18} />}
          disabled={isFull}
          onClick={() => add(50, 50)}
        >
          {t('condition.addMark')}
        </Button>
      </Stack>
      {open && (
        <MarkDialog
          key={open.id}
          mark={open}
          filed={marks.find(({ id }) => id === open.id)?.photos ?? []}
          onChange={(more) =>
            // a photo may be read after its mark was closed and another was opened
            change((now) => ({ open: now.open?.id === open.id ? { ...now.open, ...more(now.open) } : now.open }))
          }
          onSave={saveMark}
          onRemove={isKnown ? () => void removeMark(open.id).then((gone) => gone && close()) : undefined}
          onClose={close}
        />
      )}
    </Card>
  )
}
