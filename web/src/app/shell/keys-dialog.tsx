import { Fragment, useState } from 'react'
import { Kbd, Switch } from '@mantine/core'
import type { Role } from '@volant/domain/kernel/actor'
import { useWords } from '../../lib/i18n'
import { KEYS, singleKeys } from '../../lib/keys'
import { Dialog } from '../../ui/feedback/dialog'
import classes from './keys-dialog.module.css'

interface Props {
  role: Role
  onClose: () => void
}

/** Every key of the product, and the switch for those that need no Ctrl. */
export function KeysDialog({ role, onClose }: Props) {
  const t = useWords('keys')
  const [on, setOn] = useState(singleKeys.on)
  const nameOf = (key: string) =>
    key === 'Escape' || key === 'Enter' ? t(`name.${key}`) : key === 'Ctrl' ? t('name.Control') : key
  const isFor = ({ roles }: { roles?: readonly Role[] }) => roles === undefined || roles.includes(role)
  return (
    <Dialog onClose={onClose} size={520} title={t('title')}>
      {KEYS.filter(isFor).map(({ group, keys }) => (
        <section key={group} aria-labelledby={`keys-${group}`} className={classes.group}>
          <h3 id={`keys-${group}`} className={classes.heading}>
            {t(`group.${group}`)}
          </h3>
          <dl className={classes.keys}>
            {keys.filter(isFor).map(({ does, press }) => (
              <div key={does} className={classes.line}>
                <dt>{t(`does.${does}`)}</dt>
                <dd>
                  {press.map((held, way) => (
                    <Fragment key={held.join()}>
                      {way > 0 && ` ${t('or')} `}
                      {held.map((key) => (
                        <Kbd key={key} size="sm">
                          {nameOf(key)}
                        </Kbd>
                      ))}
                    </Fragment>
                  ))}
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
      <Switch
        label={t('single')}
        description={t('singleText')}
        checked={on}
        onChange={(event) => {
          setOn(event.currentTarget.checked)
          singleKeys.switch(event.currentTarget.checked)
        }}
      />
    </Dialog>
  )
}
