import type { messages as french } from '../fr/messages'

export const messages: typeof french = {
  greeting: { named: 'Hello {{firstName}},', plain: 'Hello,' },
  signature: 'The Volant team',
  footer: 'This message was sent to you by Volant, vehicle delivery by drivers.',
  ignore: 'If you did not ask for this, you can ignore this message.',
  fact: {
    paper: 'Document',
    lastDay: 'Last day of validity',
    contract: 'Contract',
    route: 'Journey',
    pickUp: 'Pick-up',
    deadline: 'Delivery by',
    price: 'Agreed price excl. tax',
    wanted: 'Recommended price excl. tax',
    driver: 'Driver',
    amount: 'Amount',
    amountExclTax: 'Amount excl. tax',
    amountInclTax: 'Amount incl. tax',
    reference: 'Reference',
    debitFrom: 'Debited no earlier than',
    email: 'Email address',
    newEmail: 'New email address',
    password: 'Temporary password',
    sealedAt: 'Sealed on',
    version: 'Version',
    lockedUntil: 'Locked until',
    signedBy: 'Signed by',
    capturedAt: 'Noted on',
    reason: 'Reason',
    problem: 'Problem',
    said: 'Details',
    expense: 'Expense',
    completedAt: 'Completed on',
  },
  route: '{{from}} → {{to}}',
  date: {
    pickUp: {
      sentence: 'Pick-up on {{date}}',
      clause: 'pick-up on {{date}}',
      planned: 'pick-up was planned on {{date}}',
      at: 'at {{time}}',
    },
    deadline: {
      sentence: 'Delivery before {{date}}',
      clause: 'delivery before {{date}}',
      planned: 'delivery was planned before {{date}}',
      at: 'before {{time}}',
    },
  },
  temporaryPassword: {
    subject: 'Your access to Volant',
    text: 'Here is your temporary password for Volant. It replaces any that you were sent before. Sign in with it, then choose your own.',
    note: 'This password is valid for seven days and works once.',
    button: 'Sign in',
  },
  knownAccount: {
    subject: 'You already have a Volant account',
    text: 'An application was sent with your address, which has an account already. Sign in, or choose a new password from the sign-in page.',
  },
  closedAccount: {
    subject: 'Your application to Volant',
    text: 'An application was sent with your address, which the Volant team knows already. Your file is closed, and the form does not open it again: to speak of it, write to {{support}}.',
  },
  emailChanged: {
    subject: 'The email address of your Volant account has changed',
    text: 'Your Volant account is now opened with another email address. The one that receives this message no longer gives access to it.',
    note: 'If you did not ask for this change, tell the Volant team without delay.',
  },
  resetCode: {
    subject: 'Your reset code',
    text: 'Enter this code to choose a new password:',
    note: 'This code is valid for one hour and replaces any earlier one.',
  },
  confirmationCode: {
    subject: 'Confirm your Volant account',
    text: 'Enter this code to confirm your email address:',
    note: 'This code is valid for one hour and replaces any earlier one.',
  },
  deliveryCreated: {
    subject: 'Delivery request no. {{contract}} received',
    text: 'Your delivery request is recorded. It awaits a driver and will be validated in under 48 hours.',
    button: 'View the delivery',
  },
  driverSet: {
    subject: 'Delivery no. {{contract}}: a driver is assigned',
    text: 'A driver is assigned to your delivery. The codes to give on site are on the page of the delivery.',
    button: 'View the delivery',
  },
  deliveryCancelled: {
    subject: 'Delivery no. {{contract}} cancelled',
    by: {
      office:
        'Our team has cancelled this delivery. To arrange another one, speak to your usual contact or make a new request.',
      client: 'A member of your organisation has cancelled this delivery.',
      customer:
        'The customer reported a problem: the delivery is cancelled. Check the details with them, then reactivate it.',
    },
    credit: 'It had been invoiced: a credit note is issued.',
    button: 'View the delivery',
  },
  deliveryCompleted: {
    subject: 'Delivery no. {{contract}} completed',
    text: 'Your delivery is completed and the invoice is issued. The photos and the signed report are on the page of the delivery.',
    button: 'View the delivery',
  },
  customerCancelled: {
    subject: 'Delivery no. {{contract}} is cancelled',
    text: {
      brought: 'The delivery of your vehicle is cancelled. The company that hands it over to you will be in touch.',
      fetched:
        'The return of your vehicle is cancelled: no driver will come to fetch it. Your contact will be in touch about what comes next.',
    },
    sms: {
      brought:
        'Volant: delivery {{contract}} of your vehicle is cancelled. The company that hands it over will be in touch.',
      fetched:
        'Volant: the return of your vehicle (delivery {{contract}}) is cancelled. Your contact will be in touch.',
    },
  },
  customerMoved: {
    subject: 'Delivery no. {{contract}}: the times have changed',
    text: {
      brought: 'The times of your delivery have changed: your vehicle will be delivered {{when}}.',
      fetched: 'The times have changed: a driver will come to fetch your vehicle {{when}}.',
    },
    sms: {
      brought: 'Volant: the times of delivery {{contract}} have changed. Your vehicle will be delivered {{when}}.',
      fetched:
        'Volant: the times of delivery {{contract}} have changed. A driver will come to fetch your vehicle {{when}}.',
    },
  },
  ratingRequest: {
    subject: { brought: 'How did your delivery go?', fetched: 'How did the return of your vehicle go?' },
    text: {
      brought:
        'Your vehicle was handed over on {{date}} (delivery no. {{contract}}). Tell us how it went: it takes two minutes.',
      fetched:
        'Your vehicle was collected on {{date}} (delivery no. {{contract}}). Tell us how it went: it takes two minutes.',
    },
    button: 'Give my opinion',
    note: 'This link is personal. It is valid for 30 days and works once.',
  },
  reportSealed: {
    subject: {
      PICK_UP: 'Departure inspection, delivery no. {{contract}}',
      HAND_OVER: 'Arrival inspection, delivery no. {{contract}}',
      SWAP_PICK_UP: 'Collection inspection, delivery no. {{contract}}',
      SWAP_HAND_OVER: 'Return inspection, delivery no. {{contract}}',
    },
    text: {
      PICK_UP: 'The vehicle was entrusted to the driver. The departure inspection is attached to this email.',
      HAND_OVER: 'The vehicle has arrived and was handed over. The arrival inspection is attached to this email.',
      SWAP_PICK_UP:
        'The second vehicle was entrusted to the driver. The collection inspection is attached to this email.',
      SWAP_HAND_OVER: 'The second vehicle was returned. The return inspection is attached to this email.',
    },
    replaces: 'This document was corrected by our team. It replaces version {{version}}, which is kept.',
    note: 'The document is sealed: keep the file as it is, without printing it to PDF or changing it, so that it stays proof.',
    button: 'Check the document',
  },
  trackingLink: {
    subject: { brought: 'Follow the delivery of your vehicle', fetched: 'Follow the return of your vehicle' },
    text: 'A driver has been assigned to your vehicle. Follow its journey on the map when the day comes:',
    note: 'This link is personal. The position of the vehicle is shown during the journey only.',
    button: 'Follow the journey',
  },
  trackingSms: 'Volant: a driver has been assigned to your vehicle. Follow its journey: {{url}}',
  deliveryDelayedSms:
    'Volant: your vehicle is expected in {{place}} on {{day}} around {{time}}, later than planned. Follow it: {{url}}',
  deliveryApproachingSms: 'Volant: your vehicle arrives in {{place}} around {{time}}. Follow it: {{url}}',
  auctionOpen: {
    subject: 'New mission {{from}} → {{to}}',
    text: 'A mission has just been opened to offers. You are free to name your price, or not.',
    button: 'View the mission',
  },
  missionGiven: {
    subject: 'Mission no. {{contract}} is yours',
    text: 'The mission is yours. Find the addresses, the contacts and each step in your account.',
    button: 'Open the mission',
  },
  missionGivenSms: 'Volant: mission {{contract}} {{from}} - {{to}} is yours. {{date}}. {{url}}',
  missionChanged: {
    subject: 'Mission no. {{contract}}: dates or addresses changed',
    text: 'Our team has changed the dates or the addresses of this mission. Here is what is planned now; the addresses are in your account.',
    button: 'Open the mission',
  },
  missionChangedSms: 'Volant: dates or addresses changed, mission {{contract}} {{from}} - {{to}}. {{date}}. {{url}}',
  offerLost: {
    subject: 'Mission no. {{contract}}: offer not selected',
    text: 'Your offer was not selected for this mission. Thank you for it: other missions are waiting.',
    button: 'View open missions',
  },
  missionWithdrawn: {
    subject: 'Mission no. {{contract}} is no longer yours',
    text: 'Our team has taken this mission off you. You no longer have to carry it out.',
    button: 'View my missions',
  },
  missionWithdrawnSms: 'Volant: mission {{contract}} {{from}} - {{to}} is no longer yours.',
  missionCancelled: {
    subject: 'Mission no. {{contract}} cancelled',
    text: 'This mission is cancelled. If you were on the road, contact our team before anything else.',
    button: 'View my missions',
  },
  missionCancelledSms: 'Volant: mission {{contract}} {{from}} - {{to}} is cancelled.',
  push: {
    offerWon: {
      title: 'Mission {{contract}} is yours',
      body: '{{from}} → {{to}}, {{clause}}',
    },
    offerLost: { title: 'Mission {{contract}}: offer not selected', body: '{{from}} → {{to}}' },
    missionChanged: {
      title: 'Mission {{contract}}: dates or addresses changed',
      body: '{{from}} → {{to}}, {{clause}}',
    },
    missionCancelled: {
      title: 'Mission {{contract}} cancelled',
      body: '{{from}} → {{to}}, {{planned}}',
    },
    missionWithdrawn: {
      title: 'Mission {{contract}} is no longer yours',
      body: '{{from}} → {{to}}, {{planned}}',
    },
    reminderEvening: { title: 'Tomorrow {{at}}: mission {{contract}}', body: '{{from}} → {{to}}' },
    reminderSoon: { title: 'Pick-up {{at}}', body: 'Mission {{contract}}, {{from}} → {{to}}' },
    auctionOpen: {
      title: 'New mission {{from}} → {{to}}',
      body: '{{sentence}}. You are free to name your price, or not.',
    },
  },
  driverSignIn: 'Open my account',
  driverAccepted: {
    subject: 'Welcome to Volant',
    text: 'Your application is accepted. Sign in with the address of your application: missions open to offers are waiting for you.',
  },
  driverRefused: {
    subject: 'Your application to Volant',
    text: 'Having read your file, we cannot take your application further. If you have a question, write to us.',
  },
  driverReconsidered: {
    subject: 'Your application is under review again',
    text: 'We are reading your file again. Check in your account that it is complete: we will come back to you.',
  },
  driverDisabled: {
    subject: 'Your Volant account is disabled',
    text: 'Your account is disabled and your pending offers are closed. If a mission is still yours, our team will contact you.',
  },
  driverEnabled: {
    subject: 'Your Volant account is enabled again',
    text: 'Your account is active again. Missions open to offers are waiting for you.',
  },
  mandateSigned: {
    subject: 'Your direct-debit mandate',
    text: 'Thank you: your SEPA direct-debit mandate is signed. Keep this message, it leads to the document.',
    button: 'See the mandate',
  },
  subscriptionRecorded: {
    subject: 'Your subscription: {{month}}',
    debited:
      'The amount of this month of your subscription, tax included, will be debited from your account under the SEPA direct-debit mandate that you signed.',
    owed: 'This month of your subscription is recorded and remains to be paid.',
  },
  subscriptionCancelled: {
    subject: 'Month of subscription cancelled: {{month}}',
    text: 'What you were told about this month of your subscription is cancelled: nothing is debited or to be paid for it. Should another amount be due for this month, another message tells you so.',
  },
  paperEnds: {
    subject: 'To renew before {{date}}: {{paper}}',
    text: 'One of your papers is about to end. Send the new document and its date from your file: once it has expired, you are given no new mission.',
    button: 'Update my papers',
  },
  driverWithdrew: {
    subject: 'The driver gave mission no. {{contract}} back',
    text: 'The driver has withdrawn. The mission is open to offers again and waits for a driver.',
    button: 'Open the delivery',
  },
  codeLocked: {
    subject: 'Wrong codes on delivery no. {{contract}}',
    text: 'Five wrong codes were typed. The step is locked for fifteen minutes: call the driver.',
    button: 'Open the delivery',
  },
  codeRefusedLater: {
    subject: 'A code was refused afterwards on delivery no. {{contract}}',
    text: 'The driver had no network: the code noted at the hand-over is wrong. The steps after it wait on the phone. Call whoever signed, and the driver.',
    button: 'Open the delivery',
  },
  evidenceKept: {
    subject: 'Evidence received for delivery no. {{contract}}',
    text: 'The mission changed while the driver worked without a network. What they did was not applied and can be read on the delivery.',
    button: 'See the evidence',
  },
  problemReported: {
    subject: 'Problem reported on delivery no. {{contract}}',
    text: 'The driver reports a problem. It needs a hand until somebody in the office marks it as seen.',
    button: 'Open the delivery',
  },
  expenseRefused: {
    subject: 'Expense refused on mission no. {{contract}}',
    text: 'The office refused an expense that you declared: it is not added to your payment.',
    button: 'Open the mission',
  },
  deliveriesLate: {
    subject: 'Late deliveries: {{count}}',
    text: 'These deliveries will not arrive on time unless something changes.',
    contract: 'No. {{contract}}',
    line: '{{from}} → {{to}}, due on {{deadline}}',
    button: 'See what needs a hand',
  },
  paymentKept: {
    subject: 'Delivery no. {{contract}} cancelled, driver already paid',
    text: 'The delivery was cancelled after the driver had been paid. The client’s credit note is issued; the payment is unchanged and needs your decision.',
    button: 'Open the delivery',
  },
  outbox: {
    title: 'messages sent',
    waits: 'waiting',
    waitsAgain: 'waiting, attempts: {{attempts}}',
    failed: 'failed, attempts: {{attempts}}',
    channel: { email: 'email', sms: 'SMS', push: 'notification' },
  },
}
