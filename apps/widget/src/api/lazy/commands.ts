import type { DeliveryResult, Emit } from '@shopbell/protocol';
import { readPosition } from '@shopbell/rules/appearance';
import { readBusinessHours } from '@shopbell/rules/business-hours';
import { readCart, readShopDomain } from '@shopbell/rules/cart';
import { isEmail, isFakeEmail } from '@shopbell/rules/email';
import { readStartPage } from '@shopbell/rules/pages';
import type { Widget } from '../../app/Widget';
import type { LateCommands } from '../createHandle';
import { ApiError, type ApiErrorCode } from './ApiError';

export { emitChanges } from './emitChanges';

import { customerOf } from '../../visitors/customerOf';
import { whenDelivered } from './whenDelivered';

/** What the page's API does. Arguments come from any shop's code, so each is read before it is believed. */
export function createCommands(widget: Widget, emit: Emit): LateCommands {
  return {
    setPage: (page) => widget.choosePage(must(readStartPage(page), 'invalid-page')),
    setPosition: (position) =>
      widget.override({ position: must(readPosition(position), 'invalid-position') }),
    setCustomBusinessHours(hours) {
      const businessHours = must(readBusinessHours(hours), 'invalid-business-hours');
      widget.override({ businessHours });
      widget.availability.change({ businessHours });
    },
    updateTexts: widget.updateTexts,
    updateSSPTexts: widget.updateSelfServiceTexts,
    captureUserEmail(email) {
      if (typeof email !== 'string' || !isEmail(email)) throw new ApiError('invalid-email');
      if (isFakeEmail(email)) throw new ApiError('fake-email');
      widget.captureEmail(email);
    },
    captureShopifyCart(cart) {
      requireShopify(widget);
      widget.captureCart(must(readCart(cart), 'invalid-cart'));
      emit('cart:updated', cart);
    },
    setShopifyContext(context) {
      requireShopify(widget);
      const domain = must(readShopDomain(context?.domain), 'invalid-shopify-domain');
      const customerId = context.customerId ?? null;
      customerOf(widget).save({ id: customerId });
      widget.setShop({ domain, customerId });
    },
    sendMessage(text): Promise<DeliveryResult> {
      if (typeof text !== 'string' || text.trim() === '') throw new ApiError('invalid-message');
      return widget.client
        .run((client) => client.connect())
        .then(() => widget.sendText(text))
        .then((messageId) => whenDelivered(widget.client.store, messageId));
    },
    prefill: (text) => widget.setDraft(String(text)),
    hidePoweredBy: (isHidden = true) => widget.override({ isPoweredByHidden: isHidden }),
    disableSegment: () => widget.override({ isAnalyticsDisabled: true }),
    disableSSP: () => widget.override({ isPortalDisabled: true }),
    disableAttachments: () => widget.override({ areAttachmentsDisabled: true }),
    setConsent: (isGiven) => widget.override({ hasConsent: isGiven === true }),
    previewFlow: async () => {
      throw new ApiError('flows-unavailable');
    },
    logout: widget.logout,
  };
}

function must<Value>(value: Value | null, code: ApiErrorCode): Value {
  if (value === null) throw new ApiError(code);
  return value;
}

function requireShopify({ launcher }: Widget): void {
  if (launcher.shopType !== 'shopify') throw new ApiError('outside-shopify');
}
