/** What the documents of a delivery tell. */
export const faults = [
  {
    breaks: "a report bears another delivery's signature",
    file: 'server/src/features/reports/service/hand-over.ts',
    text: 'file.deliveryId !== delivery.id || ',
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
]
