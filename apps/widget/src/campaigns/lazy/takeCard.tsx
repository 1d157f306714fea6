import type { TakenCard, TextsByName } from '@shopbell/protocol';
import { isRightToLeft } from '@shopbell/rules/language';
import { useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import type { Widget } from '../../app/Widget';
import { createTranslator, TextsProvider } from '../../i18n';
import { reportError } from '../../log';
import { CampaignCard } from '../card/CampaignCard';
import type { CardActions } from '../card/CardActions';
import { agentOf, type CardContent, partsOf } from '../card/CardParts';
import { cardIdPrefix } from '../card/cardIdPrefix';
import { createCardActions } from './createCardActions';

/** React takes over a card that stands on the page. What was written into it stays. */
export function takeCard(widget: Widget, card: TakenCard): () => void {
  const container = card.container as HTMLElement;
  const drawn = container.firstElementChild as HTMLElement;
  const words = drawn.dataset.words ?? '{}';
  const content = contentOf(widget, card, drawn);
  const translator = createTranslator({
    language: content.language,
    texts: JSON.parse(words) as TextsByName,
  });
  const written = fieldsOf(drawn);
  const actions = createCardActions(widget, card);
  let isOver = false;
  const onRecoverableError = (error: unknown) => {
    if (!isOver) reportError('A campaign was not taken over cleanly.', error);
  };
  const view = (
    <TextsProvider translator={translator}>
      <LiveCard content={content} words={words} actions={actions} />
    </TextsProvider>
  );
  const root = flushSync(() =>
    hydrateRoot(container, view, { onRecoverableError, identifierPrefix: cardIdPrefix }),
  );
  for (const [field, value] of written) write(field, value);
  return () => {
    isOver = true;
    root.unmount();
  };
}

/** The first render is the server's, which can do nothing. */
function LiveCard(props: { content: CardContent; words: string; actions: CardActions }) {
  const [isLive, setIsLive] = useState(false);
  // At once: what was pressed before is pressed again as soon as this is done.
  useLayoutEffect(() => setIsLive(true), []);
  return <CampaignCard {...props} actions={isLive ? props.actions : null} />;
}

/** Exactly what the card was drawn from. */
function contentOf(widget: Widget, { shown }: TakenCard, drawn: HTMLElement): CardContent {
  const { campaign, variantId, agent } = shown;
  const { message, attachments } = partsOf(campaign, variantId) ?? campaign;
  const language = drawn.lang;
  return {
    name: drawn.querySelector('.campaign-name')?.textContent ?? '',
    avatarUrl: (agent ?? agentOf(campaign))?.avatarUrl ?? null,
    text: message.text,
    html: message.html,
    attachments,
    hasReply: drawn.dataset.reply !== undefined,
    language,
    isRightToLeft: isRightToLeft(language),
    theme: widget.launcher.decoration.theme,
    hasCart: widget.launcher.shopType === 'shopify',
  };
}

type Field = HTMLInputElement;

const fieldsOf = (drawn: HTMLElement) =>
  [...drawn.querySelectorAll<Field>('input, textarea')]
    .map((field) => [field, field.type === 'checkbox' ? field.checked : field.value] as const)
    .filter(([, value]) => value);

/** As if it were written now: React hears of it. */
function write(field: Field, value: string | boolean): void {
  if (typeof value === 'boolean') {
    if (field.checked !== value) field.click();
    return;
  }
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value') ?? {};
  set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
