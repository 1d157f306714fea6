export { readBackup, writeBackup } from './backup';
export { askForBackup, listenForBackups } from './control';
export { moveDatabase } from './moveDatabase';
export { OperationRefused } from './OperationRefused';
