import type { ChatQuestions, LauncherSettings, WidgetHandle } from '@shopbell/protocol';
import { availabilityOf } from '@shopbell/rules/availability';
import { isWithinHours } from '@shopbell/rules/business-hours';

/** Answered by the app where it is there, and until then by the same rules from what the script knows. */
export function createQuestions(
  { businessHours, preferences }: LauncherSettings,
  widget: () => WidgetHandle | null,
): ChatQuestions {
  return {
    isOpen: () => widget()?.isOpen() ?? false,
    isBusinessHours: () => widget()?.isBusinessHours() ?? isWithinHours(businessHours, Date.now()),
    isChatOnline: () =>
      widget()?.isChatOnline() ??
      availabilityOf({ ...preferences, businessHours, agentsStatus: null }, Date.now()) === 'online',
  };
}
