import type { App } from '../shops';

/** The switch counts in the moment in which something is said, whoever says it. */
export const isSilent = ({ settings: { automation } }: App): boolean =>
  !automation.aiAgent.enabled || automation.aiAgent.isSilenced;
