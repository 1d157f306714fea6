export { createUploader } from './createUploader';
export { createUploads, type UploadItem, type Uploads } from './createUploads';
export { acceptedFiles, useFileIntake } from './fileIntake';
export { isSendingFile } from './isSendingFile';
export { UploadError } from './UploadError';
