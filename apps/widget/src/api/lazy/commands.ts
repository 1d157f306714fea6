import type { DeliveryResult } from '@shopbell/protocol';
import { readPosition } from '@shopbell/rules/appearance';
import { readBusinessHours } from '@shopbell/rules/business-hours';
import { readCart, readShopDomain } from '@shopbell/rules/cart';
import { isEmail, isFakeEmail } from '@shopbell/rules/email';
import { readStartPage } from '@shopbell/rules/pages';
import type { Feature } from '../../app/Feature';
import { featuresOf } from '../../app/featuresOf';
import type { Widget } from '../../app/Widget';
import { answerCampaign } from '../../campaigns/answerCampaign';
import { loadChunk } from '../../chunks/loadChunk';
import { draftOf } from '../../conversations/draftOf';
import { sendText } from '../../conversations/sendText';
import type { TextsByKey } from '../../i18n';
import { reportError } from '../../log';
import { choosePage } from '../../settings/choosePage';
import { retranslate } from '../../settings/retranslate';
import { captureCart } from '../../storefront/captureCart';
import { customerOf } from '../../visitors/customerOf';
import { logout } from '../../visitors/logout';
import type { LateCommands } from '../LateCommands';
import { whenDelivered } from '../whenDelivered';
import { ApiError, type ApiErrorCode } from './ApiError';
import { emitChanges } from './emitChanges';
import { keepPosition } from './keepPosition';
import { mergeTexts } from './mergeTexts';

/** All calls stand in the handle from now on, and those of rooms that come later as soon as they do. */
export function attachCommands(widget: Widget, handle: object): () => void {
  const attach = () => Object.assign(handle, createCommands(widget));
  attach();
  const stops = [featuresOf(widget).subscribe(attach), emitChanges(widget.client.store, widget.emit)];
  return () => {
    for (const stop of stops) stop();
  };
}

/** What the page's API does. Arguments come from any shop's code, so each is read before it is believed. */
function createCommands(widget: Widget): LateCommands {
  return {
    takeCard: async (card) => (await campaigns()).takeCard(widget, card),
    answerCampaign: (shown) => answerCampaign(widget, shown),
    setPage(page) {
      widget.override({ startPage: must(readStartPage(page), 'invalid-page') });
      choosePage(widget);
    },
    setPosition(position) {
      widget.override({ position: must(readPosition(position), 'invalid-position') });
      keepPosition(widget);
    },
    setCustomBusinessHours(hours) {
      const businessHours = must(readBusinessHours(hours), 'invalid-business-hours');
      widget.override({ businessHours });
      widget.availability.change({ businessHours });
    },
    updateTexts(given) {
      widget.override({ texts: laidOver(widget.overrides.get().texts, given) });
      retranslate(widget);
    },
    updateSSPTexts: (given) =>
      widget.override({ selfServiceTexts: laidOver(widget.overrides.get().selfServiceTexts, given) }),
    captureUserEmail(email, given) {
      if (typeof email !== 'string' || !isEmail(email)) throw new ApiError('invalid-email');
      if (isFakeEmail(email)) throw new ApiError('fake-email');
      const name = typeof given === 'string' ? given.trim().slice(0, nameMax) : '';
      customerOf(widget).save({ firstName: name.split(' ')[0] || null });
      void widget.client.run((client) => client.setEmail(email, name || undefined));
    },
    captureShopifyCart(cart) {
      requireShopify(widget);
      if (cart === undefined) return captureShopsOwn(widget);
      captureCart(widget, must(readCart(cart), 'invalid-cart'));
      widget.emit('cart:updated', cart);
    },
    setShopifyContext(context) {
      requireShopify(widget);
      const domain = must(readShopDomain(context?.domain), 'invalid-shopify-domain');
      const customerId = context.customerId ?? null;
      customerOf(widget).save({ id: customerId });
      widget.override({ shop: { domain, customerId } });
    },
    sendMessage(text): Promise<DeliveryResult> {
      if (typeof text !== 'string' || text.trim() === '') throw new ApiError('invalid-message');
      return widget.client
        .run((client) => client.connect())
        .then(() => sendText(widget, text))
        .then((messageId) => whenDelivered(widget.client.store, messageId));
    },
    prefill: (text) => draftOf(widget).set(String(text)),
    hidePoweredBy: (isHidden = true) => widget.override({ isPoweredByHidden: isHidden }),
    disableSegment: () => widget.override({ isAnalyticsDisabled: true }),
    disableSSP: () => widget.override({ isPortalDisabled: true }),
    disableAttachments: () => widget.override({ areAttachmentsDisabled: true }),
    setConsent: (isGiven) => widget.override({ hasConsent: isGiven === true }),
    previewFlow: async () => {
      throw new ApiError('flows-unavailable');
    },
    logout: (leaving?: string) => logout(widget, leaving),
    ...ownCommands(widget, featuresOf(widget).get()),
  };
}

async function captureShopsOwn(widget: Widget): Promise<void> {
  const { fetchCart } = await loadChunk('storefront', () => import('../../storefront/lazy/fetchCart'));
  const cart = await fetchCart();
  captureCart(widget, cart);
  widget.emit('cart:updated', cart);
}

/** As the server takes it. */
const nameMax = 100;

type Answer = (widget: Widget, ...given: readonly unknown[]) => unknown;

const campaigns = () => loadChunk('campaign-card', () => import('../../campaigns/lazy/takeCard'));

/** What a feature answers itself. */
function ownCommands(widget: Widget, features: readonly Feature[]): Partial<LateCommands> {
  const entries = features.flatMap(({ commands = {} }) => Object.entries(commands));
  return Object.fromEntries(entries.map(([name, answer]) => [name, (answer as Answer).bind(null, widget)]));
}

function must<Value>(value: Value | null, code: ApiErrorCode): Value {
  if (value === null) throw new ApiError(code);
  return value;
}

function requireShopify({ launcher }: Widget): void {
  if (launcher.shopType !== 'shopify') throw new ApiError('outside-shopify');
}

function laidOver(texts: TextsByKey = {}, given: unknown): TextsByKey {
  const merged = mergeTexts(texts, given);
  if ('texts' in merged) return merged.texts;
  reportError(`updateTexts: ${merged.error}`, given);
  return texts;
}
