export { DataFolderInUse, lockDataFolder } from './lockDataFolder';
