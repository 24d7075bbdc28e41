import { useSyncExternalStore } from 'react'
import { onlineManager } from '@tanstack/react-query'

const subscribe = (listener: () => void) => onlineManager.subscribe(listener)
const isOnline = () => onlineManager.isOnline()

/** Whether the browser has a network: without one, what was not loaded yet waits and is no error. */
export const useOnline = (): boolean => useSyncExternalStore(subscribe, isOnline)
