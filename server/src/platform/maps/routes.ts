export interface RoutePoint {
  readonly latitude: number
  readonly longitude: number
}

export interface Route {
  readonly distanceMeters: number
  readonly durationSeconds: number
  /** GeoJSON, longitude first. */
  readonly geometry: { readonly type: 'LineString'; readonly coordinates: [number, number][] }
  /** Computed from the straight line rather than from roads: screens must say so. */
  readonly estimated: boolean
}

/** Drives through two or more points in order. May throw AppError UNAVAILABLE. */
export interface Routes {
  /** Undefined when no road joins the points. */
  route(points: readonly RoutePoint[]): Promise<Route | undefined>
}
