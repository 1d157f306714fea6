export { createUploader } from './createUploader';
export { createUploads, isSendingFile, type UploadItem } from './createUploads';
export { acceptedFiles, useFileIntake } from './fileIntake';
export { UploadError } from './UploadError';
