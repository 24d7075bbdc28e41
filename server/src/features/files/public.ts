/** What other features may use of files. */
export type { FileOwner, MetadataOf, UploadDecision } from './service/owner'
export type { NewStoredFile, PublicFiles } from './service/stored'
export type { FileRow } from './store'
export { discardDocuments, moveToEvidence, readyKeys, STORED_FILES } from './store'
