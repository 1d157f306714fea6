export { acceptedFiles, useFileIntake } from './fileIntake';
export { isSendingFile } from './isSendingFile';
