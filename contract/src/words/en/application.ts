import type { application as french } from '../fr/application'

export const application: typeof french = {
  welcome: 'Welcome, {{name}}',
  welcomeText:
    'Your application is being reviewed. Auctions and your missions will open here as soon as it is accepted.',
  refused: 'Hello, {{name}}',
  refusedText: 'Your application was not accepted. Our team will gladly tell you why.',
  missing_zero: 'Your file is complete',
  missing_one: '{{count}} item is missing from your file',
  missing_many: '{{count}} items are missing from your file',
  missing_other: '{{count}} items are missing from your file',
  missingList: 'What is missing',
  send: 'Contact us',
  ask: 'A question about your application? Write to us.',
  help: 'Help centre',
  apply: {
    title: 'Become a driver',
    intro:
      'Deliver vehicles at the price you propose. Fill in this form: a code confirms your email address, then our team reads your file.',
    person: 'You',
    home: 'Your address',
    work: 'Licence and company',
    questions: 'Your experience',
    account: 'Your access',
    street: 'Number and street',
    postalCode: 'Postal code',
    city: 'Town',
    country: 'Country',
    companyHint: 'The company is optional: you can add it later.',
    password: 'Password',
    passwordHint: 'At least 8 characters, with a digit, an uppercase and a lowercase letter.',
    send: 'Send my application',
    failed: "The application couldn't be sent. Try again.",
    sent: 'Application sent',
    sentText: 'We sent a message to {{email}}. Enter its code when you sign in: you can then follow your application.',
    signIn: 'Sign in',
  },
  question: {
    experience: {
      label: 'Have you delivered vehicles before?',
      answers: { never: 'Never', year: 'For less than a year', years: 'For more than a year' },
    },
    gearbox: {
      label: 'Which gearboxes do you drive?',
      answers: { manual: 'Manual and automatic', automatic: 'Automatic only' },
    },
    availability: {
      label: 'When are you available?',
      answers: { week: 'On weekdays', weekend: 'At weekends', always: 'Every day' },
    },
  },
}
