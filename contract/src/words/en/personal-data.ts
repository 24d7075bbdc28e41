import type { personalData as french } from '../fr/personal-data'

export const personalData: typeof french = {
  own: {
    title: 'My data',
    text: 'Everything that is kept about you, in a file that another program can read (JSON): your account and sign-ins, your missions or your orders, the messages that were sent. Your positions, erased after thirty days, are told by their number and dates. Links to your files open for five minutes.',
    download: 'Download my data',
    erasure: 'To have your data erased, write to support.',
  },
  person: {
    title: 'Personal data',
    text: 'What everybody may ask for: a copy of their data, or its erasure. Downloads and erasures are written to the security log.',
    download: 'Download their data',
    erase: 'Erase this person',
  },
  downloaded: 'File downloaded: {{name}}',
  downloadFailed: 'The download failed. Please try again.',
  erase: {
    title: 'Erase {{name}}?',
    text: 'This is final: nothing and nobody can undo it.',
    goesTitle: 'What goes',
    goes: {
      account: 'The account, its sign-ins and the messages that were sent to it',
      identity: 'The name, email address, phone number and address, also in the history and in orders',
      file: 'The date of birth, licence, bank account, papers, photo and positions',
    },
    staysTitle: 'What stays, and why',
    stays: {
      books: 'Invoices and payments, as they were issued: the law requires that they are kept for ten years',
      proofs: 'Sealed reports and signed mandates, with the name: they are proof between the parties',
      missions: 'Deliveries, without the name: other people took part in them',
      log: 'The security log, without the name: it says who did what and is never changed',
    },
    unpaid: 'Pay what they are owed first: their account number goes.',
    type: 'Type “{{name}}” to confirm',
    confirm: 'Erase for good',
    done: "This person's data has been erased",
  },
}
