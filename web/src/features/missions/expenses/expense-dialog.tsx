import { useState } from 'react'
import { NumberInput, Stack, Text, Textarea } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { EXPENSE_AMOUNT, EXPENSE_KINDS, EXPENSE_WORDS, needsWords } from '@volant/domain/expenses/expenses'
import { isPrice } from '@volant/domain/kernel/money'
import { aroundMoney, formatMoney } from '../../../lib/format'
import { useLanguage, useWords } from '../../../lib/i18n'
import { Dialog } from '../../../ui/feedback/dialog'
import { DialogActions } from '../../../ui/feedback/dialog-actions'
import { Choice } from '../condition/choice'
import type { Mission } from '../mission'
import { PhotoField } from '../photo-field'
import { StepAlert } from '../step-alert'
import { useDraft } from '../use-draft'
import { ExpenseList } from './expense-list'
import { useDeclare, useExpenses, type ExpenseDraft } from './use-expenses'

const nothingTyped = (): ExpenseDraft => ({ kind: null, amount: null, text: '', photo: undefined })

/** One receipt, and below it what was declared before. */
export function ExpenseDialog({ mission, onClose }: { mission: Mission; onClose: () => void }) {
  const t = useWords('expenses')
  const language = useLanguage()
  const phone = useMediaQuery('(max-width: 47.99em)')
  const [typed, change, filed] = useDraft(mission.id, 'expense', nothingTyped)
  const [tried, setTried] = useState(false)
  const { declare, busy, problem } = useDeclare(mission)
  const before = useExpenses(mission.id)
  const { kind, amount, photo } = typed
  const { min, max } = EXPENSE_AMOUNT
  const priced = amount !== null && isPrice(amount, min, max)
  const told = !kind || !needsWords(kind) || typed.text.trim().length >= EXPENSE_WORDS.min
  const bounds = { min: formatMoney(min, language), max: formatMoney(max, language) }

  const send = async () => {
    setTried(true)
    if (!kind || !priced || !told || !photo || !(await declare({ ...typed, kind, amount, photo }))) return
    filed()
    onClose()
  }
  return (
    <Dialog title={t('add')} onClose={onClose} fullScreen={phone}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          void send()
        }}
        noValidate
      >
        <Stack gap={18}>
          <Text c="dimmed">{t('addText')}</Text>
          <Choice
            legend={t('what')}
            value={kind}
            options={EXPENSE_KINDS.map((value) => ({ value, label: t(`kind.${value}`) }))}
            onChange={(value) => change({ kind: value })}
            error={tried && !kind ? t('needKind') : undefined}
          />
          <NumberInput
            size="md"
            label={t('amount')}
            inputMode="decimal"
            hideControls
            allowNegative={false}
            clampBehavior="none"
            decimalScale={2}
            decimalSeparator={language === 'fr' ? ',' : '.'}
            allowedDecimalSeparators={[',', '.']}
            {...aroundMoney(language)}
            value={amount ?? ''}
            onChange={(value) => change({ amount: value === '' ? null : Number(value) })}
            error={tried && !priced ? t('needAmount', bounds) : undefined}
          />
          <PhotoField
            photo={photo}
            onPhoto={(taken) => change({ photo: taken })}
            words={{ shown: t('receipt'), take: t('takePhoto'), retake: t('retakePhoto') }}
            error={tried && !photo ? t('needPhoto') : undefined}
          />
          <Textarea
            size="md"
            label={t('text')}
            autosize
            minRows={2}
            maxLength={EXPENSE_WORDS.max}
            value={typed.text}
            onChange={({ currentTarget: { value } }) => change({ text: value })}
            error={tried && !told ? t('needText') : undefined}
          />
          <StepAlert problem={problem} />
        </Stack>
        <DialogActions busy={busy} onLeave={onClose}>
          {t('declare')}
        </DialogActions>
      </form>
      {before.length > 0 && <ExpenseList mission={mission} expenses={before} titled />}
    </Dialog>
  )
}
