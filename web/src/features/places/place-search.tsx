import { useId, useState, type Ref } from 'react'
import { Combobox, Loader, TextInput, useCombobox } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { IconMapPin, IconSearch } from '@tabler/icons-react'
import { useWords } from '../../lib/i18n'
import { readPlace, suggestionsQuery } from './places'
import { addressOf, type Address } from './address'
import classes from './place-search.module.css'

interface Props {
  label: string
  /** The text while nothing is typed: the selected address. */
  shown: string
  error?: string
  required?: boolean
  inputRef?: Ref<HTMLInputElement>
  onChoose: (address: Address) => void
}

const newSession = () => crypto.randomUUID()

/** Searches an address and loads the place that is selected. Description 5. */
export function PlaceSearch({ label, shown, error, required, inputRef, onChoose }: Props) {
  const t = useWords('wizard')
  const hint = useId()
  const [typed, setTyped] = useState<string>()
  const [session, setSession] = useState(newSession)
  const [looking, setLooking] = useState(false)
  const [failed, setFailed] = useState(false)
  const [debounced] = useDebouncedValue((typed ?? '').trim(), 180)
  const found = useQuery(suggestionsQuery(debounced, session))
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() })

  const choose = async (placeId: string) => {
    combobox.closeDropdown()
    setLooking(true)
    setFailed(false)
    try {
      onChoose(addressOf(await readPlace(placeId, session)))
      setTyped(undefined)
      setSession(newSession())
    } catch {
      setFailed(true)
    } finally {
      setLooking(false)
    }
  }
  const places = debounced === '' ? [] : (found.data ?? [])
  const searching = found.isFetching || (typed !== undefined && typed.trim() !== debounced)
  const open = (typed ?? '').trim().length > 1
  return (
    <Combobox store={combobox} onOptionSubmit={(id) => void choose(id)} shadow="lg" radius={10} withinPortal={false}>
      <Combobox.Target>
        <TextInput
          ref={inputRef}
          label={label}
          placeholder={t('address.placeholder')}
          withAsterisk={required}
          aria-describedby={hint}
          autoComplete="off"
          maxLength={200}
          leftSection={<IconSearch size={16} aria-hidden="true" />}
          rightSection={
            looking || (open && searching) ? <Loader size={16} aria-label={t('address.searching')} /> : null
          }
          value={typed ?? shown}
          error={failed ? t('address.failed') : error}
          onChange={(event) => {
            setTyped(event.currentTarget.value)
            combobox.openDropdown()
            combobox.resetSelectedOption()
          }}
          onFocus={(event) => {
            event.currentTarget.select()
            if (open) combobox.openDropdown()
          }}
          onBlur={() => {
            combobox.closeDropdown()
            setTyped(undefined)
          }}
        />
      </Combobox.Target>
      <span id={hint} className={classes.hidden}>
        {t('address.scope')}
      </span>
      <Combobox.Dropdown hidden={!open}>
        {places.length > 0 ? (
          <Combobox.Options aria-label={label}>
            {places.map((place) => (
              <Combobox.Option key={place.place_id} value={place.place_id}>
                <span className={classes.option}>
                  <IconMapPin size={16} aria-hidden="true" />
                  <span className={classes.label}>{place.label}</span>
                  <span className={classes.country}>{place.country}</span>
                </span>
              </Combobox.Option>
            ))}
          </Combobox.Options>
        ) : (
          open && (
            <p className={classes.nothing} role="status">
              {searching ? t('address.searching') : found.isError ? t('address.failed') : t('address.none')}
            </p>
          )
        )}
      </Combobox.Dropdown>
    </Combobox>
  )
}
