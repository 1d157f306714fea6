export { Launcher, type LauncherProps } from './Launcher';
export { launcherProps } from './launcherProps';
export { launcherVariables } from './launcherVariables';
