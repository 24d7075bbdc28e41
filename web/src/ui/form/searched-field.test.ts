import { describe, expect, it } from 'vitest'
import { afterStored, fieldOf } from './searched-field'

/** The field after it has asked for what is typed. */
const asking = (typed: string) => ({ ...fieldOf(''), typed, sent: typed.trim() })

describe('a search field', () => {
  it('keeps the space that is being typed before the next word', () => {
    expect(afterStored(asking('jean '), 'jean').typed).toBe('jean ')
  })

  it('keeps what was typed since it asked', () => {
    expect(afterStored({ ...asking('jean'), typed: 'jean d' }, 'jean').typed).toBe('jean d')
  })

  it('takes what comes from outside: a chip, a reset or the back button', () => {
    const own = afterStored(asking('jean'), 'jean')
    expect(afterStored(own, '')).toEqual(fieldOf(''))
    expect(afterStored(afterStored(own, ''), 'jean')).toEqual(fieldOf('jean'))
    expect(afterStored({ ...own, typed: 'jean d' }, 'paul')).toEqual(fieldOf('paul'))
  })
})
