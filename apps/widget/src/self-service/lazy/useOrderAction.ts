import type { ActionRefusal, Order, OrderWish } from '@shopbell/protocol';
import { asWished } from '@shopbell/rules/orders';
import { useEffect, useRef, useState } from 'react';
import type { Widget } from '../../app/Widget';
import { useWidget } from '../../app/WidgetContext';
import { reportError } from '../../log';
import { actOnOrder, newKey } from './actOnOrder';
import { portalOf } from './portalOf';
import { sendRequest } from './sendRequest';
import { useSignInAgain } from './useOrders';
import { useSspTexts } from './useSspTexts';

export type ActionProgress =
  | { readonly kind: 'writing' | 'under-way' | 'failed' | 'done' | 'passed-on' }
  | { readonly kind: 'refused'; readonly because: ActionRefusal };

/** Tells the shop's system what a shopper wants of an order; what it cannot say or do goes to the team. */
export function useOrderAction(order: Order) {
  const widget = useWidget();
  const { t } = useSspTexts();
  const signInAgain = useSignInAgain();
  const [progress, setProgress] = useState<ActionProgress>({ kind: 'writing' });
  /** Another wish is another click. */
  const click = useRef({ wish: '', key: '' });
  const leaving = useRef(new AbortController());
  useEffect(() => {
    leaving.current = new AbortController();
    return () => leaving.current.abort();
  }, []);

  async function act(wish: OrderWish): Promise<ActionProgress> {
    const { access } = portalOf(widget).store.get();
    if (!access) throw Object.assign(new Error('Nobody is signed in'), { status: 401 });
    const { key } = click.current;
    const { signal } = leaving.current;
    const answer = await actOnOrder(widget, access, { orderId: order.id, key, wish }, signal);
    const { state, because, order: read } = answer;
    if (state === 'done') portalOf(widget).keepOrder(read ?? asWished(wish, order, new Date().toISOString()));
    else if (read) portalOf(widget).keepOrder(read);
    if (state === 'done') return { kind: 'done' };
    return state === 'refused' && because && because !== 'declined'
      ? { kind: 'refused', because }
      : { kind: 'passed-on' };
  }

  /** `words` tell the team what a page knows better, where it has to be asked. */
  async function perform(wish: OrderWish, words = ''): Promise<void> {
    setProgress({ kind: 'under-way' });
    const written = JSON.stringify(wish);
    if (click.current.wish !== written) click.current = { wish: written, key: newKey() };
    const asked = t(askedTexts[wish.kind], { number: order.name });
    const next = await act(wish).catch(async (error): Promise<ActionProgress | null> => {
      const { status, code } = (error ?? {}) as { status?: number; code?: string };
      if (status === 401) return null;
      reportError('An order could not be changed', error);
      const isTeams = code === 'platform-down' || code === 'self-service-off';
      return isTeams && (await askTeam(widget, order, wish, asked, words))
        ? { kind: 'passed-on' }
        : { kind: 'failed' };
    });
    if (leaving.current.signal.aborted) return;
    if (next) setProgress(next);
    else signInAgain('expired');
  }

  return { progress, perform };
}

const askedTexts = { cancel: 'cancelTitle', address: 'actionAddressAsked', return: 'returnTitle' } as const;

/** As where nothing is done at once. */
function askTeam(
  widget: Widget,
  order: Order,
  wish: OrderWish,
  asked: string,
  words: string,
): Promise<boolean> {
  const nothing = { order, itemIds: new Set<number>(), reason: '', comment: '' };
  if (wish.kind === 'cancel')
    return sendRequest(widget, { ...nothing, kind: 'CANCEL', reason: wish.reason ?? '' }, asked, []);
  if (wish.kind === 'return') {
    const request = { ...nothing, kind: 'RETURN', reason: wish.reason ?? '', comment: words } as const;
    return sendRequest(widget, request, asked, []);
  }
  const { name, address1, address2, zip, city, phone } = wish.address;
  const comment = [name, address1, address2, `${zip} ${city}`, phone].filter(Boolean).join('\n');
  return sendRequest(widget, { ...nothing, kind: 'REPORT_ISSUE', comment }, asked, []);
}
