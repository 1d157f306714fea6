export { DataFolderInUse, type DataFolderLock, lockDataFolder } from './lockDataFolder';
