import type { GorgiasChat, TakenCard } from '@shopbell/protocol';
import type { Widget } from '../../app/Widget';
import { loadChunk } from '../../chunks/loadChunk';
import { answerForm } from '../../conversations/answerForm';
import { sendOrGiveBack } from '../../conversations/sendOrGiveBack';
import { fetchJson } from '../../http/fetchJson';
import { reportError } from '../../log';
import { answerCampaign } from '../answerCampaign';
import type { CardActions, FormAnswer, Revealed } from '../card/CardActions';
import { offersOf } from './offersOf';
import { addToCart, optionsOf } from './shopCart';

/** What a card does beside standing there: everything is also told to whoever counts it. */
export function createCardActions(widget: Widget, card: TakenCard): CardActions {
  const { shown, listener } = card;
  const { id } = shown.campaign;
  const offers = offersOf(widget);

  return {
    optionsOf,
    async addToCart(product, variantId) {
      const problem = await addToCart(product, variantId);
      if (problem !== null) return problem;
      listener.addedToCart(id, product.id);
      readCart().then(
        (cart) => widget.emit('cart:updated', cart),
        (error) => reportError("The shop's cart cannot be read.", error),
      );
      return null;
    },
    revealedUntil: offers.endOf,
    async reveal(offerId): Promise<Revealed> {
      const isFirst = offers.endOf(offerId) === null;
      try {
        const { code, expiresAt } = await askForCode(widget, offerId);
        const endsMs = offers.keep(offerId, Date.parse(expiresAt));
        if (isFirst) {
          listener.revealed(id, offerId);
          tellPage(offerId, code);
        }
        return { kind: 'revealed', code, endsMs, applyUrl: applyUrl(widget, code) };
      } catch (error) {
        if ((error as { code?: unknown }).code === 'offer-ended') return { kind: 'ended' };
        reportError('A discount code could not be fetched.', error);
        return { kind: 'failed' };
      }
    },
    async submit(answer) {
      answerCampaign(widget, shown);
      await widget.client.run((client) => client.connect());
      if (answer.consentText !== null) await keepConsent(widget, id, answer);
      await answerForm(widget, { ...answer.values }, Object.values(answer.values).join('\n'));
      listener.submitted(id);
    },
    reply(text) {
      answerCampaign(widget, shown);
      listener.replied(id);
      void sendOrGiveBack(widget, text);
      card.open();
    },
  };
}

type Host = { readonly GorgiasChat?: Pick<GorgiasChat, 'onDiscountRevealed'> };

const readCart = async () => {
  const load = () => import('../../storefront/lazy/fetchCart');
  return (await loadChunk('storefront', load)).fetchCart();
};

const json = { 'content-type': 'application/json' };

function askForCode({ baseUrl, launcher }: Widget, offerId: string) {
  const url = `${baseUrl}/ssp/offers/${encodeURIComponent(offerId)}/reveal?appId=${launcher.appId}`;
  const init = { method: 'POST', headers: json, body: '{}' };
  // Refused for an hour is refused now: who waits for it hears so at once, and can press again.
  return fetchJson<{ code: string; expiresAt: string }>(url, init, false);
}

/** OFR-06: a page that fails with it keeps its code all the same. */
function tellPage(id: string, code: string): void {
  try {
    (window as Host).GorgiasChat?.onDiscountRevealed?.({ id, code });
  } catch (error) {
    reportError('onDiscountRevealed failed.', error);
  }
}

/** Shopify puts a code into the cart by an address; elsewhere it is copied. */
function applyUrl({ launcher }: Widget, code: string): string {
  if (launcher.shopType !== 'shopify') return '';
  const redirect = encodeURIComponent(location.pathname + location.search);
  return `/discount/${encodeURIComponent(code)}?redirect=${redirect}`;
}

async function keepConsent(
  { baseUrl, launcher, client }: Widget,
  campaignId: string,
  { values, consentText }: FormAnswer,
): Promise<void> {
  const token = await client.run((loaded) => loaded.token(false));
  await fetchJson(`${baseUrl}/ssp/consents?appId=${launcher.appId}`, {
    method: 'POST',
    headers: { ...json, authorization: `Bearer ${token}` },
    body: JSON.stringify({ campaignId, text: consentText, answers: values }),
  });
}
