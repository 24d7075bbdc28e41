/** What the documents of a delivery tell. */
export const faults = [
  {
    breaks: "a report bears another delivery's signature",
    file: 'server/src/features/reports/service/sealing.ts',
    text: 'file.deliveryId === id && ',
    instead: '',
    noticedBy: ['server/src/features/reports/reports.test.ts'],
  },
  {
    breaks: 'the report tells the hand-over of a life before the reactivation',
    file: 'server/src/features/reports/read/mission.ts',
    text: "WHERE b.delivery_id = d.id AND b.action = 'ACTIVATE'",
    instead: "WHERE b.delivery_id = d.id AND b.action = 'NEVER'",
    noticedBy: ['server/src/features/reports/mission-report.test.ts'],
  },
  {
    breaks: 'a mission finishes with a report that nobody signed',
    file: 'domain/src/deliveries/sealing.ts',
    text: "side === 'after' && (signedBy || refusedReason || absent)",
    instead: "side === 'after'",
    noticedBy: ['domain/test/deliveries/sealing.test.ts'],
  },
  {
    breaks: 'the seal does not name its certificate, so that another could be put in its place',
    file: 'server/src/platform/seal/cms.ts',
    text: '      attribute(SIGNING_CERTIFICATE_V2, new Sequence({ value: [new Sequence({ value: [named] })] })),\n',
    instead: '',
    noticedBy: ['server/src/features/reports/sealed.test.ts'],
  },
  {
    breaks: 'a correction leaves the report that states otherwise in force',
    file: 'server/src/features/reports/store.ts',
    text: '.set({ correctedAt })',
    instead: '.set({ correctedAt: null })',
    noticedBy: ['server/src/features/reports/corrections.test.ts'],
  },
  {
    breaks: 'a corrected report leaves out a signature whose file is gone, and is sealed all the same',
    file: 'server/src/features/reports/service/sealing.ts',
    text: '      if (inspected[name] !== null && file === null) throw unreadable(name)\n',
    instead: '',
    noticedBy: ['server/src/features/reports/corrections.test.ts'],
  },
  {
    breaks: 'the office deletes the signature of whoever received the vehicle',
    file: 'server/src/features/missions/files.ts',
    text: '      (await showsSigning(tx.sql, file)) ||\n',
    instead: '',
    noticedBy: ['server/src/features/missions/signatures.test.ts'],
  },
  {
    breaks: 'what the office edits after a reactivation seals the reports of the first life anew',
    file: 'server/src/features/reports/store.ts',
    text: "${deliveryLogs.action} = 'ACTIVATE'",
    instead: "${deliveryLogs.action} = 'NEVER'",
    noticedBy: ['server/src/features/reports/corrections.test.ts'],
  },
]
