/** Still to be seen noticed. */
export const faults = [
  {
    breaks: "drivers read their rivals' offers",
    file: 'server/src/features/offers/read.ts',
    text: "return actor.role === 'DRIVER' ? `f.driver_id = ${params.add(actor.profileId)}` : 'false'",
    instead: "return 'true'",
    noticedBy: ['server/src/proof/reads.test.ts'],
  },
  {
    breaks: "a report bears another delivery's signature",
    file: 'server/src/features/reports/service.ts',
    text: 'file.deliveryId !== delivery.id || ',
    instead: '',
    noticedBy: ['server/src/features/reports/reports.test.ts'],
  },
  {
    breaks: 'the report tells the hand-over of a life before the reactivation',
    file: 'server/src/features/reports/mission/read.ts',
    text: "WHERE b.delivery_id = d.id AND b.action = 'ACTIVATE'",
    instead: "WHERE b.delivery_id = d.id AND b.action = 'NEVER'",
    noticedBy: ['server/src/features/reports/mission/mission-report.test.ts'],
  },
]
