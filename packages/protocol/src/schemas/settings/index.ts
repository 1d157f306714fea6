export * from './appSettings';
export * from './businessHours';
export * from './decoration';
export * from './launcherSettings';
export * from './preferences';
export * from './texts';
