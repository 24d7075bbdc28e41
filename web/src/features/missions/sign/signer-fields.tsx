import { Stack, TextInput } from '@mantine/core'
import { useWords } from '../../../lib/i18n'
import { SignatureArea, type Strokes } from './signature-area'
import type { Draw, SignFault } from './signed'

interface Props {
  name: string
  role: string
  onName: (name: string) => void
  onRole: (role: string) => void
  onDrawn: (draw: Draw | undefined) => void
  kept: Strokes
  onKeep: (strokes: Strokes) => void
  errorOf: (fault: SignFault) => string | undefined
}

/** The other side signs: who they are, what they are to the customer, and their drawing. */
export function SignerFields({ name, role, onName, onRole, onDrawn, kept, onKeep, errorOf }: Props) {
  const t = useWords('mission')
  return (
    <Stack gap={16}>
      <TextInput
        size="md"
        label={t('sign.name')}
        autoComplete="off"
        maxLength={100}
        value={name}
        onChange={({ currentTarget }) => onName(currentTarget.value)}
        error={errorOf('needName')}
        data-fault="needName"
      />
      <TextInput
        size="md"
        label={t('sign.function')}
        description={t('sign.functionHint')}
        autoComplete="off"
        maxLength={100}
        value={role}
        onChange={({ currentTarget }) => onRole(currentTarget.value)}
      />
      <SignatureArea
        title={t('sign.theirs')}
        label={t('sign.pad')}
        onDrawn={onDrawn}
        kept={kept}
        onKeep={onKeep}
        error={errorOf('needSignature') ?? errorOf('failed')}
        fault="needSignature"
      />
    </Stack>
  )
}
