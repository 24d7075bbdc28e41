import { AT, ID, XLSX, done, type Call } from './call'

const filter = { search: 'Marchand', topic: ['SIGN_IN', 'REFUSAL'], from: null, to: null }

export const UPKEEP: Readonly<Record<string, Call>> = {
  'GET /upkeep/state': {
    status: 200,
    reply: {
      version: '1.0.0',
      node: 'v24.1.0',
      host: 'volant-1',
      startedAt: AT,
      database: { engine: 'postgresql', version: '15.4' },
      migration: { name: '0019_backups', appliedAt: AT },
      backup: { startedAt: AT, bytes: 1000, old: false },
      parts: { database: true, storage: true },
      providers: [{ channel: 'email', to: 'smtp', away: false }],
      outbox: { waiting: 1, oldestSeconds: 2.5, parked: 1, sendable: { email: 0, sms: 1, push: 0 } },
    },
  },
  'GET /upkeep/messages': {
    query: { page: 2, state: ['PARKED'], channel: ['sms', 'email'] },
    status: 200,
    reply: {
      total: 1,
      records: [
        {
          id: ID,
          channel: 'sms',
          template: 'tracking',
          to: '+336…78',
          state: 'PARKED',
          attempts: 10,
          lastError: 'MessageRefused: no such number',
          blanked: false,
          createdAt: AT,
          nextAttemptAt: null,
          sentAt: null,
        },
      ],
    },
  },
  'POST /upkeep/messages/send-again': { body: { id: ID }, needs: 'id', ...done },
  'POST /upkeep/messages/send-parked-again': { body: { channel: ['sms'] }, status: 201, reply: { count: 3 } },
  'POST /upkeep/messages/give-up': { body: { id: ID }, needs: 'id', ...done },
  'GET /upkeep/jobs': {
    status: 200,
    reply: [
      {
        name: 'retention',
        lastRun: { startedAt: AT, outcome: 'FAILED', seconds: 1.5, error: 'Error: no' },
        lastSuccessAt: AT,
        nextRunAt: AT,
        late: false,
      },
    ],
  },
  'GET /upkeep/security-log': {
    query: { page: 2, ...filter },
    status: 200,
    reply: {
      total: 1,
      records: [
        {
          id: ID,
          at: AT,
          kind: 'account.ended',
          actor: { name: 'Ada Martin' },
          subject: { name: 'b***@v***' },
          ip: '192.0.2.7',
          data: { why: 'rank', rank: 2 },
        },
      ],
    },
  },
  'POST /upkeep/security-log/downloadXlsx': { body: filter, status: 201, reply: XLSX },
}
