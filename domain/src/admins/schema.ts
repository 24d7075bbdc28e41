import { z } from 'zod'
import { email, form, requiredText, uuid, wholeNumber } from '../kernel/fields'
import { passwordFault } from '../identity/password'

const person = {
  firstName: requiredText(50, 2),
  lastName: requiredText(50, 2),
  email: email(),
  rank: wholeNumber(1, 3),
}

/** The password is temporary: its owner must replace it at the first sign-in. Spec 2, section 5; threats 2.1. */
export const createAdminSchema = form({
  ...person,
  password: z.string({ error: 'required' }).superRefine((text, context) => {
    const fault = passwordFault(text)
    if (fault) context.addIssue({ code: 'custom', message: fault })
  }),
})

/** Only changed fields are sent. Spec 2, section 5. */
export const updateAdminSchema = form(person).partial().extend({ id: uuid() })
