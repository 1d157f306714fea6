import { isAssistantOn } from '@shopbell/rules/assistant-entry';
import { resolvePage } from '@shopbell/rules/pages';
import type { Widget } from '../app/Widget';

/** The screen the window opens on; a screen the shopper went to stays, and before all is known nothing moves. */
export function choosePage({ details, router, overrides, deepLinks, availability }: Widget): void {
  const loaded = details.get();
  if (!loaded || router.store.get().canGoBack) return;
  router.replace(
    resolvePage(overrides.get().startPage ?? deepLinks.page ?? 'conversation', {
      isPortalEnabled: router.canShow('/self-service-portal/home'),
      availability: availability.store.get().availability,
      canTriggerAiAgent: isAssistantOn(loaded.settings?.automation.aiAgent),
    }),
  );
}
