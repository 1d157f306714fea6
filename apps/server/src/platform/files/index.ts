export { createDiskFiles } from './createDiskFiles';
export { createS3Files } from './createS3Files';
export type { Files, StoredFile } from './Files';
export { FilesError } from './FilesError';
