import type { survey as french } from '../fr/survey'

export const survey: typeof french = {
  results: 'Survey results',
  empty: 'No answer to the survey yet.',
  yes: 'Yes',
  no: 'No',
  failed: 'The answers could not be loaded.',
  star: { veryPoor: 'Very poor', poor: 'Poor', average: 'Average', good: 'Good', excellent: 'Excellent' },
  stars: '{{count}} out of 5: {{word}}',
  page: {
    title: 'Your opinion',
    hello: 'Hello {{name}},',
    intro: 'One of our drivers drove your vehicle. Tell us how it went: it takes two minutes.',
    left_one: '{{count}} question left to answer',
    left_many: '{{count}} questions left to answer',
    left_other: '{{count}} questions left to answer',
    send: 'Send my answers',
    changed: 'The questions have changed meanwhile. Check your answers, then send them again.',
    failed: 'The questions could not be loaded',
    noQuestion: {
      title: 'No question for now',
      text: 'Thank you for coming. Come back a little later with the same link.',
    },
    thanks: { title: 'Thank you for your opinion!', text: 'Your answers are recorded. They help us deliver better.' },
    invalid: {
      title: 'This link is not valid',
      text: 'It may be incomplete. Open the link of the email again, or write to us.',
    },
    expired: {
      title: 'This link has expired',
      text: 'The survey stays open for thirty days. Write to us if you would still like to give your opinion.',
    },
    notFound: {
      title: 'Delivery not found',
      text: 'The delivery of this link does not exist, or not any more. Write to us if you think this is a mistake.',
    },
    support: 'Contact support',
    supportSubject: 'Satisfaction survey',
  },
}
