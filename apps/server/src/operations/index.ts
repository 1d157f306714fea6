export { readBackup, writeBackup } from './backup';
export { configureChat } from './configureChat';
export { askServer, listenForOperations } from './control';
export { moveDatabase } from './moveDatabase';
export { OperationRefused } from './OperationRefused';
export { restoreDemo } from './restoreDemo';
