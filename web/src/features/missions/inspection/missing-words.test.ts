import { createElement, type ReactNode } from 'react'
import { MantineProvider } from '@mantine/core'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import type { Mission, MissionVehicle } from '../mission'
import type { Entry } from '../outbox/entry'
import { StoppedCard } from '../outbox/stopped-card'
import { IncompleteAlert } from './incomplete-alert'

vi.mock('../../../lib/i18n', () => ({
  useWords: () => (key: string, more?: { list?: string }) => [key, more?.list].filter(Boolean).join(' '),
}))
vi.mock('../outbox/send-again', () => ({ sendAgain: vi.fn() }))
vi.mock('../identity/office-call', () => ({ OfficeCall: () => null }))

const car = (id: string, type: MissionVehicle['type']) => ({ id, type }) as MissionVehicle
const shown = (screen: ReactNode) => renderToStaticMarkup(createElement(MantineProvider, null, screen))
const onInspect = () => {}

it('a refused step asks for the level by the name that the screen of that vehicle gives it', () => {
  const problem = { at: 'inspection', missing: ['essenceBefore'] } as const
  const alert = (vehicle: MissionVehicle) => shown(createElement(IncompleteAlert, { problem, vehicle, onInspect }))
  expect(alert(car('1', 'ELECTRIC'))).toContain('inspection.missing inspection.battery')
  expect(alert(car('1', 'GAS'))).toContain('inspection.missing inspection.fuel')
})

it('so does one that was stopped, of the vehicle that it inspected', () => {
  const mission = { vehicles: [car('1', 'GAS'), car('2', 'ELECTRIC')] } as unknown as Mission
  const card = (vehicleId: string) => {
    const entry = {
      call: { kind: 'step', details: { action: 'PICK_UP' }, vehicleId },
      refusal: { code: 'CONFLICT', reason: 'INSPECTION_INCOMPLETE', fields: [], missing: ['essenceBefore'] },
    } as unknown as Entry
    return shown(createElement(StoppedCard, { entry, mission, onInspect }))
  }
  expect(card('2')).toContain('outbox.missingText inspection.battery')
  expect(card('1')).toContain('outbox.missingText inspection.fuel')
})
