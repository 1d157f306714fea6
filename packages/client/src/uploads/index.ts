export { createUploader } from './createUploader';
export { createUploads, type UploadItem, type Uploads } from './createUploads';
