import { createContext, use } from 'react'

const MapStyle = createContext<string | undefined>(undefined)

/** An online style for every map below it (config.json's `mapStyleUrl`); without it the bundled map is drawn. */
export const MapStyleProvider = MapStyle.Provider

export const useMapStyleUrl = (): string | undefined => use(MapStyle)
