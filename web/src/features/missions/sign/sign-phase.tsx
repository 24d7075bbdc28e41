import { useState } from 'react'
import { SegmentedControl, Stack } from '@mantine/core'
import { useWords } from '../../../lib/i18n'
import { Card } from '../../../ui/layout/card'
import { ActionBar } from '../action-bar'
import { imagesOf, VIEWS, type MissionVehicle, type Side } from '../mission'
import type { PhaseProps } from '../phase-props'
import { StepAlert } from '../step-alert'
import { RefusalFields } from './refusal-fields'
import { SignatureArea } from './signature-area'
import type { Draw, OtherSide, Signed, SignFault } from './signed'
import { SignSummary } from './sign-summary'
import { SignerFields } from './signer-fields'

interface Props extends PhaseProps {
  vehicle: MissionVehicle
  side: Side
  signed: Signed | undefined
  /** Nothing of the step comes after this. */
  completes: boolean
  onSigned: (signed: Signed) => void
}

/** Both sides sign on the phone, or the driver says why the other one does not. */
export function SignPhase({ vehicle, side, signed, completes, stepping, onSigned, onBack }: Props) {
  const t = useWords('mission')
  const other = signed?.other
  const [how, setHow] = useState<OtherSide['is']>(other?.is ?? 'signed')
  const [name, setName] = useState(other?.is === 'signed' ? other.name : '')
  const [role, setRole] = useState(other?.is === 'signed' ? other.role : '')
  const [reason, setReason] = useState(other?.is === 'refused' ? other.reason : '')
  const [photo, setPhoto] = useState(other?.is === 'refused' ? other.photo : undefined)
  const [drawTheirs, setDrawTheirs] = useState<Draw>()
  const [drawOwn, setDrawOwn] = useState<Draw>()
  const [fault, setFault] = useState<SignFault>()
  const [busy, setBusy] = useState(false)
  const errorOf = (which: SignFault) => (fault === which ? t(`sign.${which}`) : undefined)
  /** What is typed or drawn takes the fault away. */
  const change =
    <T,>(set: (value: T) => void) =>
    (value: T) => {
      set(value)
      setFault(undefined)
    }

  const faultNow = (): SignFault | undefined => {
    if (how === 'signed' && !name.trim()) return 'needName'
    if (how === 'signed' && !drawTheirs) return 'needSignature'
    if (how === 'refused' && !reason.trim()) return 'needReason'
    return drawOwn ? undefined : 'needOwn'
  }
  const otherSide = async (): Promise<OtherSide> => {
    if (how === 'absent') return { is: 'absent' }
    if (how === 'refused') return { is: 'refused', reason: reason.trim(), ...(photo && { photo }) }
    if (!drawTheirs) throw new Error('nothing drawn')
    return { is: 'signed', name: name.trim(), role: role.trim(), drawing: await drawTheirs() }
  }
  const sign = async () => {
    const missing = faultNow()
    setFault(missing)
    if (missing || !drawOwn) return
    setBusy(true)
    try {
      onSigned({ other: await otherSide(), driver: await drawOwn() })
    } catch {
      setFault('failed')
    } finally {
      setBusy(false)
    }
  }
  const signs = how === 'signed' ? name : undefined
  const photos = VIEWS.filter((view) => imagesOf(vehicle, side)[view]).length
  return (
    <Stack gap={12}>
      <SignSummary vehicle={vehicle} side={side} name={signs} photos={photos} />
      <Card title={t(`sign.title.${side}`)}>
        <Stack gap={16}>
          <SegmentedControl
            size="md"
            fullWidth
            aria-label={t('sign.who')}
            value={how}
            onChange={change((value) => setHow(value as OtherSide['is']))}
            data={(['signed', 'absent', 'refused'] as const).map((value) => ({ value, label: t(`sign.how.${value}`) }))}
          />
          {how === 'signed' && (
            <SignerFields
              name={name}
              role={role}
              onName={change(setName)}
              onRole={change(setRole)}
              onDrawn={change((draw) => setDrawTheirs(() => draw))}
              errorOf={errorOf}
            />
          )}
          {how === 'refused' && (
            <RefusalFields
              reason={reason}
              photo={photo}
              onReason={change(setReason)}
              onPhoto={change(setPhoto)}
              error={errorOf('needReason')}
            />
          )}
        </Stack>
      </Card>
      <Card title={t('sign.own')} description={t('sign.ownHint')}>
        <SignatureArea
          label={t('sign.ownPad')}
          onDrawn={change((draw) => setDrawOwn(() => draw))}
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
      </ActionBar>
    </Stack>
  )
}
