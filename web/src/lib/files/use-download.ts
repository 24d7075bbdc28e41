import { useState } from 'react'
import { downloadFile } from './download'
import { saveFile } from './save'

/** Calls the server with these options and gives its file. */
export type LoadFile = (options: { read: (response: Response) => Promise<File> }) => Promise<Blob>

interface Told {
  /** @param name what the file is called on the device */
  onSaved: (name: string) => void
  onFailed: (error: unknown) => void
}

/** Saves a file under the name that the server gives it. */
export function useDownload(load: LoadFile, { onSaved, onFailed }: Told) {
  const [busy, setBusy] = useState(false)
  const download = async () => {
    let name = ''
    const read = async (response: Response) => {
      const file = await downloadFile(response)
      name = file.name
      return file
    }
    setBusy(true)
    try {
      saveFile(await load({ read }), name)
      onSaved(name)
    } catch (error) {
      onFailed(error)
    } finally {
      setBusy(false)
    }
  }
  return { busy, download: () => void download() }
}
