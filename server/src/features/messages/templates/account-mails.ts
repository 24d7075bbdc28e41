import * as z from 'zod'
import { pages } from '../service/paths'
import { mail, name } from './shapes'

const account = z.object({ email: z.string(), firstName: name })
const coded = account.extend({ code: z.string() })

/** What people with an account are told about it. */
export const ACCOUNT_MAILS = {
  'temporary-password': mail(account.extend({ password: z.string() }), (data, { t, url }) => ({
    subject: t('temporaryPassword.subject'),
    firstName: data.firstName,
    paragraphs: [t('temporaryPassword.text')],
    facts: [
      { label: t('fact.email'), value: data.email },
      { label: t('fact.password'), value: data.password },
    ],
    button: { label: t('temporaryPassword.button'), url: url(pages.login) },
    notes: [t('temporaryPassword.note')],
  })),
  'known-account': mail(account, ({ email, firstName }, { t, url }) => ({
    subject: t('knownAccount.subject'),
    firstName,
    paragraphs: [t('knownAccount.text')],
    facts: [{ label: t('fact.email'), value: email }],
    button: { label: t('temporaryPassword.button'), url: url(pages.login) },
    notes: [t('ignore')],
  })),
  'closed-account': mail(account, ({ firstName }, { t, support }) => ({
    subject: t('closedAccount.subject'),
    firstName,
    paragraphs: [t('closedAccount.text', { support })],
    notes: [t('ignore')],
  })),
  'email-changed': mail(account, ({ email, firstName }, { t }) => ({
    subject: t('emailChanged.subject'),
    firstName,
    paragraphs: [t('emailChanged.text')],
    facts: [{ label: t('fact.newEmail'), value: email }],
    notes: [t('emailChanged.note')],
  })),
  'reset-code': mail(coded, ({ firstName, code }, { t }) => ({
    subject: t('resetCode.subject'),
    firstName,
    paragraphs: [t('resetCode.text')],
    code,
    notes: [t('resetCode.note'), t('ignore')],
  })),
  // whoever applies chooses the address and the name: nobody is written to with somebody else's words
  'confirmation-code': mail(coded, ({ code }, { t }) => ({
    subject: t('confirmationCode.subject'),
    paragraphs: [t('confirmationCode.text')],
    code,
    notes: [t('confirmationCode.note'), t('ignore')],
  })),
} as const
