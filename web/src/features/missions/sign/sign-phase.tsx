import { useState } from 'react'
import { SegmentedControl, Stack, Textarea, TextInput } from '@mantine/core'
import { VIEWS, type MissionVehicle } from '../mission'
import { useWords } from '../../../lib/i18n'
import { Card } from '../../../ui/layout/card'
import { ActionBar } from '../action-bar'
import type { PhaseProps } from '../phase-props'
import { upload } from '../../../lib/files/upload'
import { SignatureArea } from './signature-area'
import { SignSummary } from './sign-summary'

/** A name with a signature, or the reason why there is none. */
export interface Signed {
  readonly signature: { readonly signedBy: string; readonly signatureKey: string } | { readonly refusedReason: string }
}

interface Props extends PhaseProps {
  vehicle: MissionVehicle
  signed: Signed | undefined
  onSigned: (signed: Signed) => void
}

type Fault = 'needName' | 'needSignature' | 'needReason' | 'failed'

/** The recipient signs on the phone, or the driver enters why nobody does. */
export function SignPhase({ mission, vehicle, signed, onSigned, onBack }: Props) {
  const t = useWords('mission')
  const stored = signed?.signature
  const [absent, setAbsent] = useState(stored !== undefined && 'refusedReason' in stored)
  const [name, setName] = useState(stored && 'signedBy' in stored ? stored.signedBy : '')
  const [reason, setReason] = useState(stored && 'refusedReason' in stored ? stored.refusedReason : '')
  const [draw, setDraw] = useState<() => Promise<Blob>>()
  const [fault, setFault] = useState<Fault>()
  const [busy, setBusy] = useState(false)
  const errorOf = (which: Fault) => (fault === which ? t(`sign.${which}`) : undefined)

  const sign = async () => {
    if (absent)
      return reason.trim() ? onSigned({ signature: { refusedReason: reason.trim() } }) : setFault('needReason')
    if (!name.trim()) return setFault('needName')
    if (!draw) return setFault('needSignature')
    setBusy(true)
    setFault(undefined)
    try {
      const metadata = { module: 'delivery', deliveryId: mission.id, kind: 'signature' } as const
      const signatureKey = await upload({ file: await draw(), fileName: 'signature.png', metadata })
      onSigned({ signature: { signedBy: name.trim(), signatureKey } })
    } catch {
      setFault('failed')
    } finally {
      setBusy(false)
    }
  }
  return (
    <Stack gap={12}>
      <SignSummary
        vehicle={vehicle}
        name={absent ? undefined : name}
        photos={VIEWS.filter((view) => vehicle.imagesAfter[view]).length}
      />
      <Card>
        <Stack gap={16}>
          <SegmentedControl
            size="md"
            fullWidth
            aria-label={t('sign.who')}
            value={absent ? 'absent' : 'signs'}
            onChange={(value) => {
              setAbsent(value === 'absent')
              setFault(undefined)
            }}
            data={[
              { value: 'signs', label: t('sign.signs') },
              { value: 'absent', label: t('sign.absent') },
            ]}
          />
          {absent ? (
            <Textarea
              size="md"
              label={t('sign.reason')}
              description={t('sign.reasonHint')}
              autosize
              minRows={3}
              maxLength={500}
              value={reason}
              onChange={({ currentTarget }) => {
                setReason(currentTarget.value)
                setFault(undefined)
              }}
              error={errorOf('needReason')}
            />
          ) : (
            <>
              <TextInput
                size="lg"
                label={t('sign.name')}
                autoComplete="off"
                maxLength={100}
                value={name}
                onChange={({ currentTarget }) => {
                  setName(currentTarget.value)
                  setFault(undefined)
                }}
                error={errorOf('needName')}
              />
              <SignatureArea
                onDrawn={(drawn) => {
                  setDraw(() => drawn)
                  setFault(undefined)
                }}
                error={errorOf('needSignature') ?? errorOf('failed')}
              />
            </>
          )}
        </Stack>
      </Card>
      <ActionBar label={t('sign.continue')} busy={busy} onGo={() => void sign()} onBack={onBack} />
    </Stack>
  )
}
