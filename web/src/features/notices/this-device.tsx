import { Button } from '@mantine/core'
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useApiErrorWords } from '../../lib/api-error-words'
import { useWords } from '../../lib/i18n'
import { pushState, turnPushOff, turnPushOn } from '../../lib/push/subscription'
import { notify } from '../../ui/feedback/toasts'
import classes from './notices.module.css'

const stateQuery = (publicKey: string) =>
  queryOptions({
    queryKey: ['notices', 'device', publicKey],
    queryFn: () => pushState(publicKey),
    networkMode: 'always',
    // the permission is changed in the browser's own settings
    refetchOnWindowFocus: 'always',
  })

/** Whether this browser tells of missions, and the one tap that changes it. */
export function ThisDevice({ publicKey }: { publicKey: string }) {
  const t = useWords('notices')
  const words = useApiErrorWords()
  const client = useQueryClient()
  const { data: state } = useQuery(stateQuery(publicKey))
  const [working, setWorking] = useState(false)
  const change = async (work: () => Promise<unknown>) => {
    setWorking(true)
    try {
      await work()
    } catch (error) {
      notify.error(state === 'on' ? words(error) : t('turnOnFailed'))
    } finally {
      await client.invalidateQueries({ queryKey: stateQuery(publicKey).queryKey })
      setWorking(false)
    }
  }
  if (!state) return null
  return (
    <div className={classes.device}>
      <p role="status">{t(`state.${state}`)}</p>
      {state === 'off' && (
        <Button className={classes.tap} loading={working} onClick={() => void change(() => turnPushOn(publicKey))}>
          {t('turnOn')}
        </Button>
      )}
      {state === 'on' && (
        <Button className={classes.tap} variant="default" loading={working} onClick={() => void change(turnPushOff)}>
          {t('turnOff')}
        </Button>
      )}
    </div>
  )
}
