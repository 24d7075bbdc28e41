import { Button, Group } from '@mantine/core'
import { useWords } from '../../lib/i18n'
import { Card } from '../../ui/layout/card'
import { MemberForm } from './member-form'
import { memberValues } from './member-values'
import { usePeople } from './use-people'

/** Somebody new in the viewer's own organisation. */
export function NewMember({ onAdded }: { onAdded: (rank: number) => void }) {
  const t = useWords('organizations')
  const { add } = usePeople()
  return (
    <Card>
      <MemberForm
        start={memberValues({})}
        hint={t('member.addText')}
        onSubmit={(member) => add(member).then(() => onAdded(member.assigneeRank))}
      >
        {({ busy }) => (
          <Group justify="flex-end" mt="lg">
            <Button type="submit" loading={busy}>
              {t('member.add')}
            </Button>
          </Group>
        )}
      </MemberForm>
    </Card>
  )
}
