import { useWords } from '../../../lib/i18n'
import { useCommands } from '../../../lib/use-commands'
import type { Offered } from './offered'

/** Offers each action that is allowed now in the command bar, named with the delivery that it is done to. */
export function useActionCommands(
  contract: string,
  offered: readonly Offered[],
  wordOf: (offered: Offered) => string,
  choose: (offered: Offered) => void,
): void {
  const t = useWords('deliveries')
  useCommands({
    label: t('commands', { contract }),
    commands: offered.map((each) => ({
      key: each.action,
      label: wordOf(each),
      ...('href' in each ? { href: each.href } : { run: () => choose(each) }),
    })),
  })
}
