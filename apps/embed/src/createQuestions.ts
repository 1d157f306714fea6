import type { ChatQuestions, EmbedConfig, WidgetHandle } from '@shopbell/protocol';
import { isOpenBy } from '@shopbell/rules/business-hours';

/** Answered by the app where it is there, and until then from what the server wrote into the script. */
export function createQuestions(
  { hours, isAlwaysLive }: EmbedConfig,
  widget: () => WidgetHandle | null,
): ChatQuestions {
  const isBusinessHours = () => widget()?.isBusinessHours() ?? isOpenBy(hours, Date.now());
  return {
    isOpen: () => widget()?.isOpen() ?? false,
    isBusinessHours,
    isChatOnline: () => widget()?.isChatOnline() ?? (isAlwaysLive && isBusinessHours()),
  };
}
