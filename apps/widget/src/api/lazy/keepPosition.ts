import { perWidget } from '../../app/perWidget';
import { insetVariables } from '../../launcher/launcherVariables';

/** Where the page wants the chat to stand, also when it becomes a checkout, where the chat is pinned. */
export const keepPosition = perWidget((widget) => {
  const { overrides, page } = widget;
  const host = widget.root.firstElementChild as HTMLElement;
  const place = () => {
    const { position } = overrides.get();
    if (!position) return;
    const variables = insetVariables(position, page.get().isCheckout);
    for (const [name, value] of Object.entries(variables)) host.style.setProperty(name, value);
  };
  const stops = [overrides.subscribe(place), page.subscribe(place)];
  const kept = { stop: () => stops.forEach((stop) => void stop()) };
  widget.running.push(kept);
  place();
  return kept;
});
