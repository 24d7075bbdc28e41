import * as z from 'zod'
import { email, form, requiredText } from '../kernel/fields'
import { passwordFault } from './password'

const password = () => z.string({ error: 'required' }).min(1, { error: 'required' }).max(1024, { error: 'tooLong' })

/** Only presence is asked: a wrong shape must answer as a wrong password does. Description 5 and 10.1. */
export const loginSchema = form({ username: requiredText(254), password: password() })

const newPassword = (isCommon?: (password: string) => boolean) =>
  z.string({ error: 'required' }).superRefine((text, context) => {
    const fault = passwordFault(text, isCommon)
    if (fault) context.addIssue({ code: 'custom', message: fault })
  })

/** The six digits of an e-mailed code. */
export const emailedCode = () => requiredText(10).regex(/^\d{6}$/)

/** POST /auth/set-new-password. */
export const setNewPasswordSchema = (isCommon?: (password: string) => boolean) =>
  form({ session: requiredText(1000), username: requiredText(254), newPassword: newPassword(isCommon) })

/** The two fields of the modal, which must be equal: `confirmation: invalid` otherwise. Description 5. */
export const newPasswordFormSchema = (isCommon?: (password: string) => boolean) =>
  form({ newPassword: newPassword(isCommon), confirmation: z.string({ error: 'required' }) }).refine(
    (value) => value.newPassword === value.confirmation,
    { error: 'invalid', path: ['confirmation'] },
  )

/** POST /auth/forgot-password, step one of the flow. */
export const forgotPasswordSchema = form({ username: email() })

/** POST /auth/confirm-password-submit, step two. */
export const confirmPasswordSchema = (isCommon?: (password: string) => boolean) =>
  form({ username: email(), code: emailedCode(), password: newPassword(isCommon) })

/** POST /auth/confirm-account. */
export const confirmAccountSchema = form({ username: requiredText(254), code: emailedCode() })
