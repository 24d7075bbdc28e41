import type { Option, Options } from './options'
import classes from './option-list.module.css'

interface Props<O extends Option> {
  label: string
  options: Options<O>
}

/** The options of a field in their groups; the focus stays in the field. */
export function OptionList<O extends Option>({ label, options }: Props<O>) {
  const { groups, active, idOf, listId, activate, choose } = options
  return (
    <div role="listbox" id={listId} aria-label={label} className={classes.list}>
      {groups.map((group) => (
        <div key={group.key} role="group" aria-labelledby={`${listId}-${group.key}`} className={classes.group}>
          <div id={`${listId}-${group.key}`} role="presentation" className={classes.label}>
            {group.label}
          </div>
          {group.options.map((option) => (
            <div
              key={option.key}
              id={idOf(option)}
              role="option"
              tabIndex={-1}
              aria-selected={option === active}
              className={classes.option}
              onMouseMove={() => activate(option)}
              // the focus stays in the field
              onMouseDown={(event) => event.preventDefault()}
              onClick={(event) => choose(option, event)}
              // assistive technology may focus it all the same
              onKeyDown={(event) => event.key === 'Enter' && choose(option, event)}
              onAuxClick={(event) => event.button === 1 && choose(option, { ctrlKey: true, metaKey: false })}
            >
              {option.content}
            </div>
          ))}
        </div>
      ))}
    </div>
  )
}
