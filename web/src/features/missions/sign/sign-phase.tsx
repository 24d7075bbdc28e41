import { useRef, useState } from 'react'
import { SegmentedControl, Stack } from '@mantine/core'
import { useWords } from '../../../lib/i18n'
import { Card } from '../../../ui/layout/card'
import { ActionBar } from '../action-bar'
import { IncompleteAlert } from '../inspection/incomplete-alert'
import { MissingLine } from '../missing-line'
import { imagesOf, VIEWS, type MissionVehicle, type Side } from '../mission'
import type { PhaseProps } from '../phase-props'
import { StepAlert } from '../step-alert'
import { useDraft } from '../use-draft'
import { RefusalFields } from './refusal-fields'
import { SignatureArea, type Strokes } from './signature-area'
import { faultOf, signerOf, type Draw, type OtherSide, type Signed, type Signer, type SignFault } from './signed'
import { SignSummary } from './sign-summary'
import { SignerFields } from './signer-fields'

/** What is drawn and not confirmed yet. */
interface Drawings {
  readonly theirs: Strokes
  readonly own: Strokes
}

interface Props extends PhaseProps {
  vehicle: MissionVehicle
  side: Side
  signed: Signed | undefined
  /** Nothing of the step comes after this. */
  completes: boolean
  onSigned: (signed: Signed) => void
  onInspect: () => void
}

/** Both sides sign on the phone, or the driver says why the other one does not. */
export function SignPhase({
  mission,
  step,
  vehicle,
  side,
  signed,
  completes,
  stepping,
  onSigned,
  onInspect,
  onBack,
}: Props) {
  const t = useWords('mission')
  const [signer, type, filed] = useDraft(mission.id, `${step}.signer`, () => signerOf(signed?.other))
  const { how, name, role, reason, photo } = signer
  const [drawings, keep, drawingsFiled] = useDraft<Drawings>(mission.id, `${step}.drawings`, () => ({
    theirs: [],
    own: [],
  }))
  const [drawTheirs, setDrawTheirs] = useState<Draw>()
  const [drawOwn, setDrawOwn] = useState<Draw>()
  const [fault, setFault] = useState<SignFault>()
  const [busy, setBusy] = useState(false)
  const screen = useRef<HTMLDivElement>(null)
  const errorOf = (which: SignFault) => (fault === which ? t(`sign.${which}`) : undefined)
  /** What is typed or drawn takes the fault away. */
  const change = (more: Partial<Signer>) => {
    type(more)
    setFault(undefined)
  }
  /** What was drawn before they were said to be absent, or to refuse, signs nothing. */
  const choose = (next: OtherSide['is']) => {
    change({ how: next })
    keep({ theirs: [] })
  }
  const drawn = (set: typeof setDrawOwn) => (draw: Draw | undefined) => {
    set(() => draw)
    setFault(undefined)
  }

  const otherSide = async (): Promise<OtherSide> => {
    if (how === 'absent') return { is: 'absent' }
    if (how === 'refused') return { is: 'refused', reason: reason.trim(), ...(photo && { photo }) }
    if (!drawTheirs) throw new Error('nothing drawn')
    return { is: 'signed', name: name.trim(), role: role.trim(), drawing: await drawTheirs() }
  }
  /** The field or the area may be out of sight. */
  const leadTo = (missing: SignFault) => {
    const place = screen.current?.querySelector<HTMLElement>(`[data-fault="${missing}"]`)
    place?.scrollIntoView({ block: 'center' })
    place?.focus({ preventScroll: true })
  }
  const sign = async () => {
    const missing = faultOf(signer, { theirs: drawTheirs !== undefined, own: drawOwn !== undefined })
    setFault(missing)
    if (missing) leadTo(missing)
    if (missing || !drawOwn) return
    setBusy(true)
    try {
      onSigned({ other: await otherSide(), driver: await drawOwn() })
      filed()
      drawingsFiled()
    } catch {
      setFault('failed')
    } finally {
      setBusy(false)
    }
  }
  const signs = how === 'signed' ? name : undefined
  const photos = VIEWS.filter((view) => imagesOf(vehicle, side)[view]).length
  return (
    <Stack gap={12} ref={screen}>
      <SignSummary vehicle={vehicle} side={side} name={signs} photos={photos} />
      <Card title={t(`sign.title.${side}`)}>
        <Stack gap={16}>
          <SegmentedControl
            size="md"
            fullWidth
            aria-label={t('sign.who')}
            value={how}
            onChange={(value) => choose(value as OtherSide['is'])}
            data={(['signed', 'absent', 'refused'] as const).map((value) => ({ value, label: t(`sign.how.${value}`) }))}
          />
          {how === 'signed' && (
            <SignerFields
              name={name}
              role={role}
              onName={(value) => change({ name: value })}
              onRole={(value) => change({ role: value })}
              onDrawn={drawn(setDrawTheirs)}
              kept={drawings.theirs}
              onKeep={(theirs) => keep({ theirs })}
              errorOf={errorOf}
            />
          )}
          {how === 'refused' && (
            <RefusalFields
              reason={reason}
              photo={photo}
              onReason={(value) => change({ reason: value })}
              onPhoto={(value) => change({ photo: value })}
              error={errorOf('needReason')}
              photoError={errorOf('needPhoto')}
            />
          )}
        </Stack>
      </Card>
      <Card title={t('sign.own')} description={t('sign.ownHint')}>
        <SignatureArea
          label={t('sign.ownPad')}
          onDrawn={drawn(setDrawOwn)}
          kept={drawings.own}
          onKeep={(own) => keep({ own })}
          fault="needOwn"
          error={errorOf('needOwn') ?? (how === 'signed' ? undefined : errorOf('failed'))}
        />
      </Card>
      <ActionBar
        label={t(completes ? 'inspection.takeVehicle' : 'sign.continue')}
        busy={busy || stepping.busy}
        onGo={() => void sign()}
        onBack={onBack}
      >
        <StepAlert problem={stepping.problem} />
        <IncompleteAlert problem={stepping.problem} vehicle={vehicle} onInspect={onInspect} />
        <MissingLine refused={fault !== undefined}>{fault && errorOf(fault)}</MissingLine>
      </ActionBar>
    </Stack>
  )
}
