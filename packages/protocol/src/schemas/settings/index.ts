export * from './appSettings';
export * from './businessHours';
export * from './campaigns';
export * from './decoration';
export * from './launcherSettings';
export * from './preferences';
export * from './texts';
