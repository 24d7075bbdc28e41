import { TZDate } from '@date-fns/tz'
import { ZONE } from '@volant/domain/kernel/time'
import { create as contentDisposition } from 'content-disposition'
import { format } from 'date-fns'
import type { FastifyReply } from 'fastify'
import type { Readable } from 'node:stream'
import type { Sheet } from './sheet'
import { streamWorkbook } from './workbook'

/** The workbook as a download named after what it holds and the day in Paris. */
export function answerWorkbook(reply: FastifyReply, what: string, now: Date, sheet: Sheet): Readable {
  const fileName = `${what}-${format(new TZDate(now, ZONE), 'yyyy-MM-dd')}.xlsx`
  void reply.header('content-disposition', contentDisposition(fileName, { type: 'attachment' }))
  return streamWorkbook(sheet)
}
