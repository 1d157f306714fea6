export * from './accounts';
export * from './console';
export * from './frames';
export * from './ids';
export * from './message';
export * from './problem';
export * from './serverFrames';
export * from './settings';
