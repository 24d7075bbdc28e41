import type { notices as french } from '../fr/notices'

export const notices: typeof french = {
  title: 'Notifications',
  intro: 'This device tells you, even while Volant is closed. Emails and text messages go on as before.',
  quiet: 'No notification between 9 p.m. and 7 a.m., except for a mission of that night.',
  failed: 'Your notifications could not be loaded',
  state: {
    on: 'Turned on for this device.',
    off: 'Turned off for this device.',
    denied: 'Your browser refuses notifications from Volant. Allow them in its settings, then come back to this page.',
    install:
      'On an iPhone or iPad, first add Volant to the home screen: tap Share, then “Add to Home Screen”, and open Volant from its icon.',
    unable: 'This browser does not receive notifications.',
  },
  turnOn: 'Turn notifications on',
  turnOff: 'Turn off on this device',
  turnOnFailed: 'Notifications could not be turned on. Check your connection, then try again.',
  kinds: 'Be told of',
  everywhere: 'These choices apply to all your devices.',
  kind: {
    OFFER_WON: 'Mission won',
    OFFER_LOST: 'Offer not selected',
    MISSION_CHANGED: 'Mission changed',
    MISSION_CANCELLED: 'Mission cancelled',
    REMINDER: 'Reminder before a mission',
    NEW_AUCTION: 'New mission open to offers',
  },
  kindText: {
    OFFER_WON: 'Your offer is accepted, or a mission is given to you.',
    OFFER_LOST: 'Your offer was not chosen.',
    MISSION_CHANGED: 'Other dates or other addresses.',
    MISSION_CANCELLED: 'It will not take place, or it is taken off you.',
    REMINDER: 'The evening before at 6 p.m., then two hours before pick-up.',
    NEW_AUCTION: 'Within your radius and outside of your days off.',
  },
}
