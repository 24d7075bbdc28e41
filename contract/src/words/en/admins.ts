import type { admins as french } from '../fr/admins'

export const admins: typeof french = {
  title: 'Managers',
  intro: 'The people who work in the administration, by rank.',
  tabs: 'Ranks of the managers',
  rank: { SUPER_ADMIN: 'Super admins', MAINTAINER: 'Maintainers', SUPPORT: 'Support' },
  name: 'Name',
  email: 'Email',
  account: 'Account',
  since: 'Since',
  sinceDate: 'Since {{date}}',
  state: {
    CONFIRMED: 'Active',
    UNCONFIRMED: 'To be confirmed',
    FORCE_CHANGE_PASSWORD: 'Password to be chosen',
    DISABLED: 'Disabled',
  },
  search: 'Name or email',
  searchPlaceholder: 'Find a person',
  none: 'Nobody at this rank',
  noMatch: 'Nobody matches',
  noMatchText: 'Try another name, or another rank.',
  failed: "The managers couldn't be loaded",
}
