export { readBackup, writeBackup } from './backup';
export { configureChat } from './configureChat';
export { type ApplyRequest, applyContent, pullContent, type SentFiles } from './content/content';
export { readFolder, writeFolder } from './content/folders';
export { askServer, listenForOperations } from './control';
export { moveDatabase } from './moveDatabase';
export { OperationRefused } from './OperationRefused';
export { restoreDemo } from './restoreDemo';
