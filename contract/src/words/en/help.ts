import type { help as french } from '../fr/help'

export const help: typeof french = {
  title: 'Help',
  intro: 'How to reach us, and what we are often asked.',
  failed: "The contact details couldn't be loaded",
  phone: { title: 'Phone', text: 'Monday to Friday, 8:00 to 18:00' },
  email: { title: 'Email', text: 'Answered within 24 to 48 hours' },
  chat: { title: 'Chat', text: 'Talk with our team', open: 'Open the chat' },
  questions: 'Frequent questions',
  client: {
    order: {
      question: 'How do I request a delivery?',
      answer:
        'On the Deliveries page choose “New delivery”, then the type. Say who receives the vehicle, when, from where to where, and which vehicle it is: the estimated price appears as you go. Your request is validated in under 48 hours.',
    },
    codes: {
      question: 'What are the start and reception codes for?',
      answer:
        'They prove that the driver is on site. Tell them the start code when they take the vehicle; whoever receives it tells them the reception code. Do not send the codes ahead.',
    },
    change: {
      question: 'Can I change or cancel a request?',
      answer: 'Yes, on its page, while it is “New”. Once it is confirmed, call us or write to us.',
    },
    follow: {
      question: 'How do I follow a vehicle?',
      answer:
        'Open the delivery: while the driver is on the road, the map shows where they are and how old that position is. Whoever receives the vehicle gets a tracking link of their own, without an account.',
    },
    invoice: {
      question: 'Where are my invoices?',
      answer: 'In the Invoices menu: each completed delivery is listed there with its invoice as a PDF.',
    },
    password: {
      question: 'How do I change my password?',
      answer:
        'In Profile open Account: give your current password and the new one. Your other sessions end. If you forgot it, the sign-in page sends you a code by email.',
    },
  },
  driver: {
    bid: {
      question: 'How do I get a mission?',
      answer:
        'Open Auctions, choose a mission and propose your price. If your offer is accepted, the mission appears in My missions. A new offer replaces the one before.',
    },
    codes: {
      question: 'Why am I asked for a code?',
      answer:
        'It proves that you are on site. Whoever hands you the vehicle tells you the start code, whoever receives it the reception code. After five wrong tries, wait 15 minutes.',
    },
    withdraw: {
      question: 'Can I give a mission back?',
      answer: 'Yes, on the page of the mission, until you have taken the vehicle. After that, call us.',
    },
    photos: {
      question: 'Which photos do I take?',
      answer:
        'Those the page asks for, at departure and at arrival, with the mileage and the fuel level. They protect you as much as the client.',
    },
    daysOff: {
      question: 'How do I say that I am not available?',
      answer:
        'In Profile, under Availability, add your days off and the radius within which you drive. The office takes them into account when it looks for a driver. A mission that is already yours stays so: call us.',
    },
    earnings: {
      question: 'When am I paid?',
      answer:
        'Each completed mission appears under Earnings, with its amount, how its payment stands and its statement as a PDF.',
    },
    password: {
      question: 'How do I change my password?',
      answer:
        'In Profile open Account: give your current password and the new one. Your other sessions end. If you forgot it, the sign-in page sends you a code by email.',
    },
  },
}
