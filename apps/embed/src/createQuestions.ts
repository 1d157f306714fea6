import type { ChatQuestions, EmbedConfig } from '@shopbell/protocol';
import { isOpenBy } from '@shopbell/rules/business-hours';
import type { Stage } from './window/createStage';

/** Answered by the app where it is there, and until then from what the server wrote into the script. */
export function createQuestions(
  { hours, isAlwaysLive }: EmbedConfig,
  stage: () => Stage | null | undefined,
): ChatQuestions {
  const widget = () => stage()?.widget();
  const isBusinessHours = () => widget()?.isBusinessHours() ?? isOpenBy(hours, Date.now());
  return {
    isOpen: () => stage()?.isOpen() ?? false,
    isBusinessHours,
    isChatOnline: () => widget()?.isChatOnline() ?? (isAlwaysLive && isBusinessHours()),
  };
}
