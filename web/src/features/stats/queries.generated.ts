/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@volant/contract/schema.generated';

import { TypedDocumentString } from '@volant/contract/document'
export type RequestsByTypeQueryVariables = Exact<{ [key: string]: never; }>;


export type RequestsByTypeQuery = { getDeliveryStatsByType: Array<{ x: string, y: { STANDARD: number, TO_RETURN: number, TWO_WAY_DELIVERY: number, OKM: number } }> };

export type RequestsOverTimeQueryVariables = Exact<{
  type?: Types.DeliveryType | null | undefined;
}>;


export type RequestsOverTimeQuery = { getDeliveryProgressStats: Array<{ x: string, y: number }> };

export type OutcomesQueryVariables = Exact<{ [key: string]: never; }>;


export type OutcomesQuery = { getDeliveryStatusStats: { total: number, data: Array<{ x: string, y: number }> } };

export type PunctualityQueryVariables = Exact<{ [key: string]: never; }>;


export type PunctualityQuery = { getPunctualityStats: { days: number, all: { completed: number, onTime: number, medianLateMinutes: number | null }, organizations: Array<{ id: string, name: string, figures: { completed: number, onTime: number, medianLateMinutes: number | null } }>, drivers: Array<{ id: string, name: string, figures: { completed: number, onTime: number, medianLateMinutes: number | null } }> } };

export type FiguresFragment = { completed: number, onTime: number, medianLateMinutes: number | null };

export const RequestsByTypeDocument = new TypedDocumentString(`
    query RequestsByType {
  getDeliveryStatsByType {
    x
    y {
      STANDARD
      TO_RETURN
      TWO_WAY_DELIVERY
      OKM
    }
  }
}
    `) as unknown as TypedDocumentString<RequestsByTypeQuery, RequestsByTypeQueryVariables>;
export const RequestsOverTimeDocument = new TypedDocumentString(`
    query RequestsOverTime($type: DeliveryType) {
  getDeliveryProgressStats(type: $type) {
    x
    y
  }
}
    `) as unknown as TypedDocumentString<RequestsOverTimeQuery, RequestsOverTimeQueryVariables>;
export const OutcomesDocument = new TypedDocumentString(`
    query Outcomes {
  getDeliveryStatusStats {
    total
    data {
      x
      y
    }
  }
}
    `) as unknown as TypedDocumentString<OutcomesQuery, OutcomesQueryVariables>;
export const PunctualityDocument = new TypedDocumentString(`
    query Punctuality {
  getPunctualityStats {
    days
    all {
      ...Figures
    }
    organizations {
      id
      name
      figures {
        ...Figures
      }
    }
    drivers {
      id
      name
      figures {
        ...Figures
      }
    }
  }
}
    fragment Figures on PunctualityFigures {
  completed
  onTime
  medianLateMinutes
}`) as unknown as TypedDocumentString<PunctualityQuery, PunctualityQueryVariables>;