import { Anchor, Button, Group } from '@mantine/core'
import { IconExternalLink, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import {
  documentRules,
  DOCUMENTS,
  DRIVER_DOCUMENTS,
  isWithheld,
  missingDocuments,
  type DriverDocument,
} from '@volant/domain/drivers/documents'
import { upload } from '../../lib/files/upload'
import { useWords } from '../../lib/i18n'
import { ConfirmDialog } from '../../ui/feedback/confirm-dialog'
import { UploadTile } from '../../ui/form/upload-tile'
import { Card } from '../../ui/layout/card'
import { VisuallyHiddenOnPhones } from '../../ui/layout/visually-hidden-on-phones'
import classes from './driver-view.module.css'
import { documentId } from './document-id'
import type { Driver } from './driver-query'
import { useDrivers } from './use-drivers'

interface Props {
  driver: Driver
  editable: boolean
}

/** The documents of a driver's papers: seen, sent, replaced and taken away. Description 2.11. */
export function DriverDocuments({ driver, editable }: Props) {
  const t = useWords('drivers')
  const given = DOCUMENTS.length - missingDocuments(driver.docs).length
  return (
    <Card title={t('documents')} description={t('documentsGiven', { count: given, all: DOCUMENTS.length })}>
      <ul className={classes.papers}>
        {DOCUMENTS.map((slot) => (
          <li key={slot} id={documentId(slot)}>
            <Paper driver={driver} slot={slot} editable={editable} />
          </li>
        ))}
      </ul>
    </Card>
  )
}

function Paper({ driver, slot, editable }: Props & { slot: DriverDocument }) {
  const t = useWords('drivers')
  const ui = useWords('ui')
  const { update } = useDrivers()
  const [asked, setAsked] = useState(false)
  const link = driver.docs?.[slot] ?? undefined
  const isImage = DRIVER_DOCUMENTS[slot] === 'image'
  const label = t(`document.${slot}`)
  const without = isWithheld(driver.docs, slot) ? t('withheld') : editable ? t('toAdd') : t('lacking')

  const put = (key: string | null) =>
    update({ id: driver.id, docs: { [slot]: key } }, key === null ? t('documentDeleted') : ui('upload.done'))
  const send = async (file: File, onProgress: (share: number) => void) => {
    const metadata = { module: 'driver', driverId: driver.id, slot } as const
    await put(await upload({ file, fileName: file.name, metadata, onProgress }))
  }
  return (
    <>
      {editable ? (
        <UploadTile
          label={link ? t('replace', { name: label }) : label}
          rules={documentRules(slot)}
          preview={isImage ? link : undefined}
          filled={Boolean(link)}
          onFile={send}
        />
      ) : (
        <p className={classes.paperName}>{label}</p>
      )}
      <Group justify="space-between" mt={4} mih={30} gap={4}>
        {link ? (
          <Anchor
            className={classes.open}
            href={link}
            target="_blank"
            rel="noreferrer"
            size="sm"
            aria-label={t('openOf', { name: label })}
          >
            <IconExternalLink size={15} aria-hidden="true" /> {t('open')}
          </Anchor>
        ) : (
          <span className={classes.lacking}>{without}</span>
        )}
        {link && editable && (
          <Button
            variant="subtle"
            color="gray"
            size="compact-sm"
            px={0}
            aria-label={t('deleteOf', { name: label })}
            className={classes.delete}
            onClick={() => setAsked(true)}
          >
            <IconTrash size={15} aria-hidden="true" />
            <VisuallyHiddenOnPhones className={classes.word}>{t('delete')}</VisuallyHiddenOnPhones>
          </Button>
        )}
      </Group>
      <ConfirmDialog
        opened={asked}
        onClose={() => setAsked(false)}
        title={t('deleteTitle', { name: label })}
        confirm={t('delete')}
        danger
        onConfirm={() => put(null)}
      >
        {t('deleteText')}
      </ConfirmDialog>
    </>
  )
}
