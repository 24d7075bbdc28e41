const WRONG_CLOCK = ['server/src/features/missions/wrong-clock.test.ts']

/** What the phone of a driver says and shows. */
export const faults = [
  {
    breaks: 'a second tab shares on while the driver has paused, which ends the pause',
    file: 'web/src/features/missions/drive/tell-pause.ts',
    text: 'if (wish) heard(wish.paused)',
    instead: 'void heard',
    noticedBy: ['web/src/features/missions/drive/tell-pause.test.ts'],
  },
  {
    breaks: 'who pauses sharing and opens the mission again is followed',
    file: 'web/src/features/missions/drive/tell-pause.ts',
    text: 'wishOf(missionId, step)?.paused ?? ',
    instead: '',
    noticedBy: ['web/src/features/missions/drive/tell-pause.test.ts'],
  },
  {
    breaks: 'a step is kept with the time of a phone whose clock is wrong',
    file: 'server/src/features/missions/service/missions.ts',
    text: 'now, sentAt: ctx.sentAt })',
    instead: 'now })',
    noticedBy: WRONG_CLOCK,
  },
  {
    breaks: 'the office is told again of each try of a wrong code, where the clock of the phone is wrong',
    file: 'server/src/features/missions/service/codes.ts',
    text: 'capturedAt: at, said: occurredAt }',
    instead: 'capturedAt: at, said: at }',
    noticedBy: WRONG_CLOCK,
  },
  {
    breaks: 'a phone does not say by which clock it noted what it sends',
    file: 'web/src/features/missions/outbox/send.ts',
    text: 'request(document, variables, NOTED)',
    instead: 'request(document, variables)',
    noticedBy: ['web/src/features/missions/outbox/send.test.ts'],
  },
  {
    breaks: 'the words of the next action are cut off on a narrow phone',
    file: 'web/src/features/missions/wraps.ts',
    text: "whiteSpace: 'normal', ",
    instead: '',
    noticedBy: ['web/src/features/missions/action-bar.test.ts'],
  },
  {
    breaks: 'a stopped step of an electric car asks for fuel',
    file: 'web/src/features/missions/outbox/stopped-card.tsx',
    text: 'useMissingWords(mission?.vehicles.find(({ id }) => id === inspected))',
    instead: 'useMissingWords(undefined)',
    noticedBy: ['web/src/features/missions/inspection/missing-words.test.ts'],
  },
  {
    breaks: 'a photo that was retaken is replaced by the one that the driver rejected',
    file: 'web/src/features/missions/outbox/sender.ts',
    text: 'return `${carId} ${state} ${imagePos}`',
    instead: 'return id',
    noticedBy: ['web/src/features/missions/outbox/sender-photos.test.ts'],
  },
  {
    breaks: 'evidence names its photos by places that were given to others, and is refused for good',
    file: 'web/src/features/missions/outbox/sender.ts',
    text: "return key === undefined || 'carId' in file.metadata ? file : { ...file, key }",
    instead: 'return key === undefined ? file : { ...file, key }',
    noticedBy: ['web/src/features/missions/outbox/sender-photos.test.ts'],
  },
]
