import { addDays, format } from 'date-fns'
import type { SampleRequest } from './sample-request'

let periods = 0
/** A day is taken once for each driver. */
const nextDay = () => {
  periods += 1
  return format(addDays(new Date(), periods), 'yyyy-MM-dd')
}

/** Requests about what a driver says of themselves. */
export const DRIVER_SAMPLES: Readonly<Record<string, SampleRequest>> = {
  updateDriver: { send: (t) => ({ variables: { input: { id: t.driver.profileId, firstName: 'David' } } }) },
  verifyDriverPaper: {
    send: (t) => ({ variables: { driverId: t.driver.profileId, paper: 'account', verified: false } }),
  },
  addDriverDaysOff: {
    send: (t) => {
      const day = nextDay()
      return { variables: { input: { driverId: t.driver.profileId, firstDay: day, lastDay: day } } }
    },
  },
  removeDriverDaysOff: {
    // with each target come days off of its own
    at: 'SET',
    send: (t) => ({ variables: { input: { driverId: t.driver.profileId, id: t.daysOffId } } }),
  },
}
