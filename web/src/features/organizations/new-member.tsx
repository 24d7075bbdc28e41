import { Button, Group } from '@mantine/core'
import { useWords } from '../../lib/i18n'
import { Card } from '../../ui/layout/card'
import { Link } from '../../ui/layout/link'
import { MemberForm } from './member-form'
import { memberValues } from './member-values'
import { usePeople } from './use-people'

interface Props {
  /** Where the button that leaves leads. */
  back: string
  onAdded: (rank: number) => void
}

/** Somebody new in the viewer's own organisation. */
export function NewMember({ back, onAdded }: Props) {
  const ui = useWords('ui')
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
          <Group justify="flex-end" mt="lg" gap="xs">
            <Button component={Link} href={back} variant="default">
              {ui('back')}
            </Button>
            <Button type="submit" loading={busy}>
              {t('member.add')}
            </Button>
          </Group>
        )}
      </MemberForm>
    </Card>
  )
}
