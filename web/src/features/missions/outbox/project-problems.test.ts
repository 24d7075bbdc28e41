import { expect, it } from 'vitest'
import { refOf, type Entry } from './entry'
import { projectedProblems } from './project-problems'

const entry = (id: string, capturedAt: string, more: Partial<Entry> = {}): Entry => ({
  id,
  missionId: 'm',
  version: 1,
  capturedAt,
  files: [],
  state: 'waiting',
  call: { kind: 'problem', report: { kind: 'delay', text: 'Bouchon', photoKey: null } },
  ...more,
})
const told = (id: string, capturedAt: string, seenAt: string | null = null) => ({
  id,
  kind: 'accident' as const,
  text: 'Aile froissée',
  capturedAt,
  photo: '/files/a.jpg',
  seenAt,
})
const show = (told_: Parameters<typeof projectedProblems>[0], entries: readonly Entry[]) =>
  projectedProblems(told_, entries, ({ ref }) => `blob:${ref}`)

it('lays what waits over what the server told, the newest first', () => {
  const metadata = { module: 'delivery', deliveryId: 'm', kind: 'problem' } as const
  const files = [{ ref: refOf('9'), blob: new Blob(['x']), fileName: 'problem.jpg', metadata }]
  const seen = told('1', '2026-11-23T10:00:00.000Z', '2026-11-23T10:05:00.000Z')
  const list = show([seen], [entry('0', '2026-11-23T09:00:00Z'), entry('2', '2026-11-23T11:00:00Z', { files })])
  expect(list).toEqual([
    {
      id: '2',
      kind: 'delay',
      text: 'Bouchon',
      capturedAt: '2026-11-23T11:00:00Z',
      photo: 'blob:local:9',
      seenAt: null,
      waits: true,
    },
    { ...seen, waits: false },
    expect.objectContaining({ id: '0', photo: null, waits: true }),
  ])
})

it('shows each once: not twice while its answer is kept, and not what was refused or is no report', () => {
  const at = '2026-11-23T10:00:00Z'
  const step = entry('4', at, { call: { kind: 'step', details: { action: 'DEPART' } } })
  const entries = [entry('1', at), entry('2', at, { state: 'refused' }), entry('3', at, { state: 'evidence' }), step]
  expect(show([told('1', at)], entries)).toEqual([{ ...told('1', at), waits: false }])
})
