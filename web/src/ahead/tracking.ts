import { trackingFiles } from 'virtual:tracking-ahead'
import { askAhead } from '../lib/ahead'
import { loadFiles, readLanguage } from './load-files'

// As `ahead.ts`, for the page of whoever waits for a vehicle.

const [, , trackingId = ''] = location.pathname.split('/')

loadFiles(trackingFiles[readLanguage()])
askAhead('GET', `/delivery/unAuth/${trackingId}`, { visitor: true })
