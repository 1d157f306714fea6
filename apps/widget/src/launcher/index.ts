export { Launcher } from './Launcher';
export { launcherProps } from './launcherProps';
export { insetVariables, launcherVariables } from './launcherVariables';
