import { useState, type FormEvent } from 'react'
import { Text, TextInput } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import type { erasePerson } from '@volant/contract/rest/personal-data'
import { call } from '../../lib/api'
import { useApiErrorWords } from '../../lib/api-error-words'
import { useWords } from '../../lib/i18n'
import { Dialog } from '../../ui/feedback/dialog'
import { DialogActions } from '../../ui/feedback/dialog-actions'
import { notify } from '../../ui/feedback/toasts'
import type { DataOf } from './data-of'
import classes from './erase-dialog.module.css'

interface Props {
  person: DataOf
  onClose: () => void
  onErased: () => void
}

/** Says what goes and what stays, and asks for the name to be typed: no other step of the product takes so much away. */
export function EraseDialog({ person: { id, name, role }, onClose, onErased }: Props) {
  const t = useWords('personalData')
  const words = useApiErrorWords()
  const client = useQueryClient()
  const [typed, setTyped] = useState('')
  const [busy, setBusy] = useState(false)
  const isDriver = role === 'DRIVER'
  const erase = async (event: FormEvent) => {
    event.preventDefault()
    setBusy(true)
    try {
      await notify.outcome(
        call<typeof erasePerson>('POST /personal-data/{id}/erase', { params: { id } }),
        t('erase.done'),
        words,
      )
      onErased()
      // whatever is shown may have named the person
      void client.invalidateQueries()
    } catch {
      // the toast says why, and the dialog stays
      setBusy(false)
    }
  }
  const goes = [t('erase.goes.account'), t('erase.goes.identity'), ...(isDriver ? [t('erase.goes.file')] : [])]
  const stays = (['books', 'proofs', 'missions', 'log'] as const).map((one) => t(`erase.stays.${one}`))
  return (
    <Dialog onClose={onClose} title={t('erase.title', { name })}>
      <form onSubmit={(event) => void erase(event)}>
        <Text>{t('erase.text')}</Text>
        <Listed title={t('erase.goesTitle')} lines={goes} />
        <Listed title={t('erase.staysTitle')} lines={stays} />
        {isDriver && <Text mt="sm">{t('erase.unpaid')}</Text>}
        <TextInput
          mt="md"
          label={t('erase.type', { name })}
          autoComplete="off"
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <DialogActions danger busy={busy} disabled={typed.trim() !== name.trim()} onLeave={onClose}>
          {t('erase.confirm')}
        </DialogActions>
      </form>
    </Dialog>
  )
}

function Listed({ title, lines }: { title: string; lines: readonly string[] }) {
  return (
    <>
      <Text mt="sm" fw={600}>
        {title}
      </Text>
      <ul className={classes.lines}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </>
  )
}
