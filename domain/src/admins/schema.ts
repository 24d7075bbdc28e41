import * as z from 'zod'
import { ADMIN_RANKS } from '../kernel/actor'
import { email, form, oneOf, personName, requiredText, uuid, wholeNumber } from '../kernel/fields'
import { passwordFault } from '../identity/password'

const names = {
  firstName: personName(2),
  lastName: personName(2),
  email: email(),
}

const rank = () => wholeNumber(1, 3).pipe(z.literal(ADMIN_RANKS))

const password = () =>
  z.string({ error: 'required' }).superRefine((text, context) => {
    const fault = passwordFault(text)
    if (fault) context.addIssue({ code: 'custom', message: fault })
  })

/** The password is temporary: its owner must replace it at the first sign-in. Description 5 and 10.1. */
export const createAdminSchema = form({ ...names, rank: rank(), password: password() })

/** Only changed fields are sent. Description 5. */
export const updateAdminSchema = form({ ...names, rank: rank() })
  .partial()
  .extend({ id: uuid() })

/** A list's choice, which is text, as the rank that it stands for. */
const rankChoice = () => oneOf(['1', '2', '3']).transform(Number)

/** What the edit form holds. */
export const editAdminFormSchema = form({ ...names, rank: rankChoice() })

/** What the add form holds: the password twice; `confirmation: invalid` where they differ. */
export const addAdminFormSchema = form({
  ...names,
  rank: rankChoice(),
  password: password(),
  confirmation: requiredText(128),
}).refine((value) => value.password === value.confirmation, { error: 'invalid', path: ['confirmation'] })
