import { useState, type FormEvent } from 'react'
import { Button, TextInput } from '@mantine/core'
import { useWords } from '../../lib/i18n'
import { pastedHash } from './file-hash'
import classes from './verify.module.css'

/** For whoever was given a hash and no file. */
export function HashForm({ onHash }: { onHash: (hash: string) => void }) {
  const t = useWords('verify')
  const [text, setText] = useState('')
  const [isWrong, setWrong] = useState(false)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const hash = pastedHash(text)
    setWrong(hash === null)
    if (hash) onHash(hash)
  }
  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <TextInput
        label={t('hash')}
        description={t('hashHint')}
        error={isWrong && t('badHash')}
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
        autoComplete="off"
        spellCheck={false}
        maxLength={200}
      />
      <Button type="submit" variant="default">
        {t('check')}
      </Button>
    </form>
  )
}
