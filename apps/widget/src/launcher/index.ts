export { Launcher } from './Launcher';
export { launcherProps } from './launcherProps';
export { launcherVariables } from './launcherVariables';
