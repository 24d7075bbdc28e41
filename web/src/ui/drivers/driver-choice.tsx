import { useId, type ReactNode, type Ref } from 'react'
import { Input, Skeleton, TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import type { DriverSuggestion } from '@volant/contract/schema.generated'
import { useWords } from '../../lib/i18n'
import { ErrorState } from '../feedback/error-state'
import { DriverReasons } from './driver-reasons'
import classes from './driver-choice.module.css'

interface Suggestions {
  readonly available: readonly DriverSuggestion[]
  readonly unavailable: readonly DriverSuggestion[]
}

interface Props {
  label: string
  description?: string
  error?: string
  required?: boolean
  /** The chosen driver's id. */
  value: string | undefined
  onChange: (id: string | undefined) => void
  /** The choice of nobody, where there is one. */
  none?: string
  /** Stand before the others: the driver whom the form began with, and the chosen one where a search no longer finds them. */
  pinned?: readonly DriverSuggestion[]
  /** Undefined while they are loaded. */
  suggestions: Suggestions | undefined
  typed: string
  onType: (text: string) => void
  /** Where the form leads to when the choice is wrong. */
  inputRef?: Ref<HTMLInputElement>
  failure?: { readonly text: string; readonly onRetry: () => void }
}

const WAITING = ['first', 'second', 'third']

/** Chooses a driver among those suggested, each with the reasons; whoever is busy stands below and may be chosen all the same. */
export function DriverChoice(props: Props) {
  const { label, description, error, required, value, onChange, none, pinned = [], suggestions, typed, onType } = props
  const t = useWords('suggestions')
  const name = useId()
  const others = (drivers: readonly DriverSuggestion[] = []) =>
    drivers.filter(({ id }) => !pinned.some((driver) => driver.id === id))
  const [available, unavailable] = [others(suggestions?.available), others(suggestions?.unavailable)]
  const option = (driver: DriverSuggestion) => (
    <Option
      key={driver.id}
      name={name}
      label={driver.fullName}
      checked={driver.id === value}
      disabled={driver.obstacle === 'PERMIT_EXPIRED'}
      onChoose={() => onChange(driver.id)}
    >
      <DriverReasons driver={driver} />
    </Option>
  )
  return (
    <Input.Wrapper label={label} labelElement="div" description={description} error={error} withAsterisk={required}>
      <div className={classes.choice} role="radiogroup" aria-label={label} aria-busy={!suggestions}>
        <TextInput
          ref={props.inputRef}
          type="search"
          size="sm"
          aria-label={t('search')}
          placeholder={t('search')}
          leftSection={<IconSearch size={16} aria-hidden="true" />}
          maxLength={64}
          value={typed}
          onChange={(event) => onType(event.currentTarget.value)}
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        />
        {props.failure ? (
          <ErrorState text={props.failure.text} onRetry={props.failure.onRetry} />
        ) : (
          <div className={classes.list} tabIndex={-1}>
            {none !== undefined && (
              <Option name={name} label={none} checked={value === undefined} onChoose={() => onChange(undefined)} />
            )}
            {!suggestions && WAITING.map((each) => <Skeleton key={each} height={54} radius={8} />)}
            {pinned.map(option)}
            {available.map(option)}
            {suggestions?.available.length === 0 && (
              <p className={classes.nobody} role="status">
                {t(typed.trim() ? 'nobodyNamed' : 'nobody')}
              </p>
            )}
            {unavailable.length > 0 && (
              <details className={classes.others} open={available.length === 0 || undefined}>
                <summary>{t('unavailable', { count: unavailable.length })}</summary>
                {unavailable.map(option)}
              </details>
            )}
          </div>
        )}
      </div>
    </Input.Wrapper>
  )
}

interface OptionProps {
  name: string
  label: string
  checked: boolean
  disabled?: boolean
  onChoose: () => void
  children?: ReactNode
}

function Option({ name, label, checked, disabled, onChoose, children }: OptionProps) {
  return (
    <label className={classes.option} data-checked={checked || undefined} data-disabled={disabled || undefined}>
      <input type="radio" name={name} checked={checked} disabled={disabled} onChange={onChoose} />
      <span className={classes.words}>
        <span className={classes.name}>{label}</span>
        {children}
      </span>
    </label>
  )
}
