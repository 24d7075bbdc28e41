import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { ContentInfo, SignedData } from 'pkijs'

const run = promisify(execFile)

/** What its signature says of a PDF, read from the file's own byte range. */
export async function readSignature(pdf: Buffer) {
  const text = pdf.toString('latin1')
  const [, ...range] = /\/ByteRange \[(\d+) (\d+) (\d+) (\d+)\]/.exec(text) ?? []
  const [start = 0, length = 0, again = 0, rest = 0] = range.map(Number)
  const signed = Buffer.concat([pdf.subarray(start, start + length), pdf.subarray(again, again + rest)])
  const hex = pdf.subarray(length + 1, again - 1).toString('latin1')
  // the room is larger than the signature: the structure says where it ends
  const info = ContentInfo.fromBER(Uint8Array.from(Buffer.from(hex, 'hex')).buffer)
  const cms = new SignedData({ schema: info.content })
  const attributes = cms.signerInfos[0]?.signedAttrs?.attributes ?? []
  return {
    valid: await cms.verify({ signer: 0, data: Uint8Array.from(signed).buffer }).catch(() => false),
    /** From the first byte to the last but for the signature itself. */
    whole: start === 0 && again + rest === pdf.length && again - length === hex.length + 2,
    subFilter: /\/SubFilter \/([\w.]+)/.exec(text)?.[1],
    attributes: attributes.map(({ type }) => type),
  }
}

/** What another program says of the signature; undefined on a machine without it. */
export async function askPdfsig(pdf: Buffer): Promise<string | undefined> {
  const folder = await mkdtemp(join(tmpdir(), 'volant-pdfsig-'))
  const file = join(folder, 'report.pdf')
  await writeFile(file, pdf)
  try {
    return (await run('pdfsig', ['-nocert', file])).stdout
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  } finally {
    await rm(folder, { recursive: true })
  }
}
