import type { DeliveryStatus, DeliveryType } from '@volant/domain/deliveries/statuses'
import type { Persona, Person } from './cast'

/** What an operation may name: all of one organisation, all of a foreign one, or nothing that exists. */
export interface Target {
  readonly deliveryId: string
  readonly vehicleId: string
  readonly offerId: string
  /** What a driver is owed, where the delivery is completed. */
  readonly paymentId: string
  readonly representativeId: string
  readonly organizationId: string
  readonly organizationSlug: string
  readonly memberId: string
  readonly client: Pick<Person, 'profileId' | 'sub'>
  readonly driver: Pick<Person, 'profileId' | 'sub' | 'email'>
  readonly admin: Pick<Person, 'profileId' | 'sub'>
  /** An admin whom nobody else needs. */
  readonly leaver: Pick<Person, 'profileId'>
  readonly fileKey: string
  /** What a driver reported of the delivery, once one carries it. */
  readonly problemId: string
  /** What its driver laid out, declared and not decided. */
  readonly expenseId: string
  readonly pushId: string
  /** A session of the organisation's owner. */
  readonly sessionId: string
  /** A message that was parked. */
  readonly messageId: string
  /** Days off of the driver. */
  readonly daysOffId: string
  /** A driver that could be given the mission. */
  readonly candidateId: string
  /** The address of a driver whom nothing else needs: being disabled ends their sessions. */
  readonly leavingDriver: string
}

export interface Caller {
  readonly persona: Persona | 'AN'
  readonly profileId: string
  readonly username: string
  readonly refreshToken: string
}

export interface Sent {
  readonly variables?: object
  readonly params?: Readonly<Record<string, string>>
  readonly query?: Readonly<Record<string, string>>
  readonly body?: unknown
  readonly payload?: unknown
}

export interface SampleRequest {
  /** The status of the delivery it is about. */
  readonly at?: DeliveryStatus
  readonly type?: DeliveryType
  readonly send: (target: Target, caller: Caller) => Sent
}
