export { createUploader } from './createUploader';
export { createUploads, isSendingFile, type UploadItem, type Uploads } from './createUploads';
export { acceptedFiles, useFileIntake } from './fileIntake';
export { UploadError } from './UploadError';
