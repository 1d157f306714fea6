export { writeBackup } from './backup';
export { configureChat } from './configureChat';
export { applyContent, pullContent } from './content/content';
export { listenForOperations } from './control';
