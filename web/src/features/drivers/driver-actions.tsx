import { useState } from 'react'
import { Button, Text, Textarea } from '@mantine/core'
import { missingDocuments } from '@volant/domain/drivers/documents'
import { disableReasonSchema, REASON_MAX } from '@volant/domain/drivers/schema'
import { DRIVER_MOVES, maySignIn, type DriverMove } from '@volant/domain/drivers/states'
import type { DriverState } from '@volant/domain/kernel/actor'
import type { FieldCode } from '@volant/domain/kernel/errors'
import { read } from '@volant/domain/kernel/fields'
import { useWords } from '../../lib/i18n'
import { useNewPassword } from '../../lib/use-new-password'
import { NewPasswordDialog } from '../../ui/accounts/new-password-dialog'
import { ConfirmDialog } from '../../ui/feedback/confirm-dialog'
import { useFieldWords } from '../../ui/form/field'
import type { Driver } from './driver-query'
import { HeldMissions } from './held-missions'
import { useDrivers } from './use-drivers'

const isDanger = (move: DriverMove) => move === 'reject' || move === 'disable'

/** What can be done with a driver in this state, the wanted outcome last. Description 4.5. */
export function movesFrom(state: DriverState): DriverMove[] {
  const moves = Object.keys(DRIVER_MOVES) as DriverMove[]
  return moves.filter((move) => DRIVER_MOVES[move].from === state).toSorted((one) => (isDanger(one) ? -1 : 1))
}

interface Props {
  driver: Driver
  onMoved: (move: DriverMove) => void
  hrefOfDelivery: (contract: string) => string
}

/** The buttons of the driver's state, and a new password; each asks once and says what follows, and accepting what is missing. */
export function DriverActions({ driver, onMoved, hrefOfDelivery }: Props) {
  const t = useWords('drivers')
  const identity = useWords('identity')
  const { move } = useDrivers()
  const { maySendTo, ...newPassword } = useNewPassword()
  const fieldWords = useFieldWords()
  const [asked, setAsked] = useState<DriverMove>()
  const [sending, setSending] = useState(false)
  const [reason, setReason] = useState('')
  const [fault, setFault] = useState<FieldCode>()
  const { fullName: name, email, state } = driver
  const missing = missingDocuments(driver.docs)
  return (
    <>
      {email && maySignIn(state) && maySendTo({ role: 'DRIVER', rank: 0 }) && (
        <Button variant="default" onClick={() => setSending(true)}>
          {identity('sendPassword.action')}
        </Button>
      )}
      {movesFrom(state).map((one) => (
        <Button key={one} variant={isDanger(one) ? 'default' : 'filled'} onClick={() => setAsked(one)}>
          {t(`move.${one}`)}
        </Button>
      ))}
      {email && sending && (
        <NewPasswordDialog name={name} email={email} {...newPassword} onClose={() => setSending(false)} />
      )}
      {asked && (
        <ConfirmDialog
          opened
          onClose={() => setAsked(undefined)}
          title={t(`moveTitle.${asked}`, { name })}
          confirm={t(`move.${asked}`)}
          danger={isDanger(asked)}
          onConfirm={async () => {
            const said = asked === 'disable' ? read(disableReasonSchema, reason) : undefined
            if (said?.ok === false) {
              setFault(said.fields?.[0]?.code)
              throw new Error('no reason')
            }
            await move(asked, driver, said?.value)
            onMoved(asked)
          }}
        >
          {t(`moveText.${asked}`)}
          {asked === 'disable' && (
            <>
              <HeldMissions driverId={driver.id} hrefOf={hrefOfDelivery} />
              <Textarea
                mt="sm"
                label={t('reason')}
                description={t('reasonText')}
                withAsterisk
                autosize
                minRows={2}
                maxLength={REASON_MAX}
                value={reason}
                error={fieldWords(fault)}
                onChange={(event) => {
                  setReason(event.currentTarget.value)
                  setFault(undefined)
                }}
              />
            </>
          )}
          {asked === 'accept' && missing.length > 0 && (
            <Text mt="sm" size="sm" fw={600}>
              {t('missing', { documents: missing.map((slot) => t(`document.${slot}`)).join(' · ') })}
            </Text>
          )}
        </ConfirmDialog>
      )}
    </>
  )
}
