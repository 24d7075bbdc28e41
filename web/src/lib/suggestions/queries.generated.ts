/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@volant/contract/schema.generated';

import { TypedDocumentString } from '@volant/contract/document'
export type SuggestDriversQueryVariables = Exact<{
  deliveryId: string;
  carPickUpDate?: Date | string | null | undefined;
  carDeliveryDeadline?: Date | string | null | undefined;
  keyword?: string | null | undefined;
  driverIds?: Array<string> | string | null | undefined;
  limit: number;
}>;


export type SuggestDriversQuery = { suggestDrivers: { available: Array<{ id: string, fullName: string, phoneNumber: string | null, score: number, distance: number | null, city: string | null, reasons: Array<Types.DriverReason>, obstacle: Types.DriverObstacle | null, totalRating: number | null, nbDeals: number, dealsForOrganization: number, offersAnswered: number, offersWon: number, permitUntil: string | null, radiusKm: number | null, previousMission: { id: string, publicId: string, fromCity: string | null, toCity: string | null, carPickUpDate: string, expectedEnd: string } | null, overlappingMission: { id: string, publicId: string, fromCity: string | null, toCity: string | null, carPickUpDate: string, expectedEnd: string } | null, nextMission: { id: string, publicId: string, fromCity: string | null, toCity: string | null, carPickUpDate: string, expectedEnd: string } | null, daysOff: { id: string, firstDay: string, lastDay: string } | null }>, unavailable: Array<{ id: string, fullName: string, phoneNumber: string | null, score: number, distance: number | null, city: string | null, reasons: Array<Types.DriverReason>, obstacle: Types.DriverObstacle | null, totalRating: number | null, nbDeals: number, dealsForOrganization: number, offersAnswered: number, offersWon: number, permitUntil: string | null, radiusKm: number | null, previousMission: { id: string, publicId: string, fromCity: string | null, toCity: string | null, carPickUpDate: string, expectedEnd: string } | null, overlappingMission: { id: string, publicId: string, fromCity: string | null, toCity: string | null, carPickUpDate: string, expectedEnd: string } | null, nextMission: { id: string, publicId: string, fromCity: string | null, toCity: string | null, carPickUpDate: string, expectedEnd: string } | null, daysOff: { id: string, firstDay: string, lastDay: string } | null }> } };

export type SuggestedDriverFragment = { id: string, fullName: string, phoneNumber: string | null, score: number, distance: number | null, city: string | null, reasons: Array<Types.DriverReason>, obstacle: Types.DriverObstacle | null, totalRating: number | null, nbDeals: number, dealsForOrganization: number, offersAnswered: number, offersWon: number, permitUntil: string | null, radiusKm: number | null, previousMission: { id: string, publicId: string, fromCity: string | null, toCity: string | null, carPickUpDate: string, expectedEnd: string } | null, overlappingMission: { id: string, publicId: string, fromCity: string | null, toCity: string | null, carPickUpDate: string, expectedEnd: string } | null, nextMission: { id: string, publicId: string, fromCity: string | null, toCity: string | null, carPickUpDate: string, expectedEnd: string } | null, daysOff: { id: string, firstDay: string, lastDay: string } | null };

export type SuggestedMissionFragment = { id: string, publicId: string, fromCity: string | null, toCity: string | null, carPickUpDate: string, expectedEnd: string };

export const SuggestDriversDocument = new TypedDocumentString(`
    query SuggestDrivers($deliveryId: ID!, $carPickUpDate: DateTime, $carDeliveryDeadline: DateTime, $keyword: String, $driverIds: [ID!], $limit: Int!) {
  suggestDrivers(
    deliveryId: $deliveryId
    carPickUpDate: $carPickUpDate
    carDeliveryDeadline: $carDeliveryDeadline
    keyword: $keyword
    driverIds: $driverIds
    limit: $limit
  ) {
    available {
      ...SuggestedDriver
    }
    unavailable {
      ...SuggestedDriver
    }
  }
}
    fragment SuggestedDriver on DriverSuggestion {
  id
  fullName
  phoneNumber
  score
  distance
  city
  reasons
  obstacle
  previousMission {
    ...SuggestedMission
  }
  overlappingMission {
    ...SuggestedMission
  }
  nextMission {
    ...SuggestedMission
  }
  totalRating
  nbDeals
  dealsForOrganization
  offersAnswered
  offersWon
  permitUntil
  radiusKm
  daysOff {
    id
    firstDay
    lastDay
  }
}
fragment SuggestedMission on DriverMission {
  id
  publicId
  fromCity
  toCity
  carPickUpDate
  expectedEnd
}`) as unknown as TypedDocumentString<SuggestDriversQuery, SuggestDriversQueryVariables>;