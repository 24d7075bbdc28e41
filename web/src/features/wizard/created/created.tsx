import { useEffect, useEffectEvent } from 'react'
import { Button, Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { IconCircleCheck, IconEye, IconPlus } from '@tabler/icons-react'
import { useWords } from '../../../lib/i18n'
import { CopyButton } from '../../../ui/data/copy-button'
import { Card } from '../../../ui/layout/card'
import { Link } from '../../../ui/layout/link'
import { codesQuery } from '../wizard-queries'
import type { DeliveryRef } from '../links'
import classes from './created.module.css'

interface Props {
  id: string
  contract: string
  hrefOf: (delivery: DeliveryRef) => string
  another: string
  /** Called when the codes cannot be loaded, to return to the start. Description 8. */
  onFailed: () => void
}

/** Shown after creating a request: its codes and links. Description 2.1 and 9 */
export function Created({ id, contract, hrefOf, another, onFailed }: Props) {
  const t = useWords('wizard')
  const { data, isPending, isLoadingError } = useQuery(codesQuery(id))
  const failed = isLoadingError || data === null
  const leave = useEffectEvent(onFailed)
  useEffect(() => {
    if (failed) leave()
  }, [failed])
  const codes = [
    { key: 'startCode', code: data?.startCode },
    { key: 'destinationCode', code: data?.destinationCode },
    ...(data?.type === 'TWO_WAY_DELIVERY' ? [{ key: 'returnCode', code: data.returnCode } as const] : []),
  ] as const
  return (
    <div className={classes.page}>
      <header className={classes.head}>
        <IconCircleCheck size={44} stroke={1.5} aria-hidden="true" />
        <h1>{t('created.title')}</h1>
        <p>
          {t('created.contract', { contract })}. {t('created.message')}
        </p>
      </header>
      <Card
        title={t('created.codes')}
        description={t(codes.length > 2 ? 'created.codesTextBack' : 'created.codesText')}
      >
        <ul className={classes.codes}>
          {codes.map(({ key, code }) => (
            <li key={key} className={classes.code}>
              <span className={classes.name}>{t(`created.${key}`)}</span>
              {isPending ? (
                <Skeleton height={38} width={150} radius={8} />
              ) : code ? (
                <span className={classes.row}>
                  <span className={classes.digits}>{code}</span>
                  <CopyButton
                    value={code}
                    label={t('created.copy', { name: t(`created.${key}`) })}
                    done={t('created.copied')}
                  />
                </span>
              ) : (
                <span className={classes.missing} role="alert">
                  {t('created.missingCode')}
                </span>
              )}
            </li>
          ))}
        </ul>
      </Card>
      <div className={classes.links}>
        <Button
          component={Link}
          href={another}
          variant="default"
          leftSection={<IconPlus size={16} aria-hidden="true" />}
        >
          {t('created.another')}
        </Button>
        {data && (
          <Button component={Link} href={hrefOf(data)} leftSection={<IconEye size={16} aria-hidden="true" />}>
            {t('created.follow')}
          </Button>
        )}
      </div>
    </div>
  )
}
