import type { Language } from '@volant/domain/kernel/actor'
import { errors as enErrors } from './en/errors'
import { identity as enIdentity } from './en/identity'
import { ui as enUi } from './en/ui'
import { errors as frErrors } from './fr/errors'
import { identity as frIdentity } from './fr/identity'
import { ui as frUi } from './fr/ui'
import { typesetIn } from './typeset'
import type { PageNamespace, Words } from './words'

type SignInWords = Pick<Words, 'errors' | 'identity' | 'ui'>

const WORDS: Record<Language, SignInWords> = {
  fr: { errors: frErrors, identity: frIdentity, ui: frUi },
  en: { errors: enErrors, identity: enIdentity, ui: enUi },
}

const isOfSignIn = (namespace: PageNamespace): namespace is keyof SignInWords => Object.hasOwn(WORDS.fr, namespace)

/**
 * The same as `loadWords` for the sign-in, which speaks of nothing else and comes with both languages: its script takes over a
 * page that stands there already, so it waits for no further file.
 */
export function loadSignInWords(language: Language, namespace: PageNamespace): Promise<Words[keyof SignInWords]> {
  if (!isOfSignIn(namespace)) throw new Error(`the sign-in does not speak of ${namespace}`)
  return Promise.resolve(typesetIn(language, WORDS[language][namespace]))
}
