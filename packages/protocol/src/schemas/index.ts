export * from './accounts';
export * from './console';
export * from './frames';
export * from './ids';
export * from './message';
export * from './settings';
