import type { CardListener, ShownCampaign, WidgetHandle } from '@shopbell/protocol';
import { buildElement } from '../../buildElement';
import { reportError } from '../../log';
import type { CardPlace } from './CardPlace';
import { introduce } from './introduce';
import { put } from './put';
import { type LinkFacts, shortenLinks } from './shortenLinks';
import { swipeAway } from './swipeAway';

const report = (error: unknown) => reportError('A campaign could not be used.', error);
const intents = ['pointerenter', 'focusin'];

/**
 * A campaign's card beside the launcher. React comes with the first finger on it, not before; so do the short links by
 * which clicks are counted, where there is somebody who lets themselves be counted by then.
 */
export function showCard(
  place: CardPlace,
  shown: ShownCampaign,
  listener: CardListener,
  linksNow: () => LinkFacts | null,
): { close(): void } {
  const { campaign } = shown;
  const { id } = campaign;
  const card = buildElement(shown.card) as HTMLElement;
  introduce(card, shown.agent);
  const style = 'reply' in card.dataset ? 'campaign-input' : '';
  const { container, remove, signal } = put(place, card, shown.css, style);
  let taking: Promise<WidgetHandle> | null = null;
  let isTaken = false;
  let giveBack = () => {};

  const close = () => {
    if (signal.aborted) return;
    giveBack();
    remove();
  };
  const dismiss = () => {
    if (signal.aborted) return;
    const hadFocus = card.contains(place.root.activeElement);
    close();
    // Whoever was in it goes on at the launcher.
    if (hadFocus) place.host.querySelector('button')?.focus();
    listener.dismissed(id);
  };
  const open = () => {
    close();
    listener.clicked(id);
    place
      .load()
      .then((widget) => {
        widget.openFrom('from-campaign');
        return widget.ready.then(() => widget.answerCampaign(shown));
      })
      .catch(report);
  };
  /** What is pressed before the app is there is pressed again when it is. */
  const take = (): Promise<unknown> => {
    taking ??= place.load().then(async (widget) => {
      await widget.ready;
      if (signal.aborted) return widget;
      giveBack = await widget.takeCard({ container, shown, listener, close, open });
      isTaken = true;
      if (signal.aborted) giveBack();
      return widget;
    });
    taking.catch((error) => {
      taking = null;
      report(error);
    });
    return taking;
  };
  const onClick = (event: Event) => {
    const target = event.target as HTMLElement;
    const link = target.closest('a');
    const control = target.closest<HTMLElement>('button,input,select,textarea,label,form');
    if (target.closest('.campaign-close')) dismiss();
    else if (link) listener.linkClicked(id, link.dataset.url ?? link.href, link.dataset.product);
    else if (!control) open();
    else if (!isTaken && control.closest('button')) {
      event.preventDefault();
      take().then(() => signal.aborted || control.click(), report);
    }
  };
  const onKeyDown = (event: KeyboardEvent) => {
    event.stopPropagation();
    if (event.isComposing) return;
    const { form } = event.target as HTMLTextAreaElement;
    if (event.key === 'Escape') dismiss();
    // Also where React has taken it: no key leaves the card, so React hears of none.
    else if (event.key === 'Enter' && !event.shiftKey && form) {
      event.preventDefault();
      take().then(() => signal.aborted || form.requestSubmit(), report);
    }
  };
  card.addEventListener('click', onClick, { signal });
  card.addEventListener('submit', (event) => event.preventDefault(), { signal });
  card.addEventListener('keydown', onKeyDown, { signal });
  const onIntent = () => {
    void take();
    const links = linksNow();
    if (links) void shortenLinks(card, place.baseUrl, links);
  };
  for (const intent of intents) card.addEventListener(intent, onIntent, { once: true, signal });
  swipeAway(card, dismiss, signal);
  return { close };
}
