import type { AssistantSource, Order } from '@shopbell/protocol';
import type { Fact } from '@shopbell/rules/grounding';
import type { Language } from '@shopbell/rules/language';
import { orderWord } from '@shopbell/rules/orders';
import { localeOf } from '@shopbell/texts';
import { type App, textsOfApp } from '../shops';

/** What an order says of itself, in the words that its page has: the state first. */
export function orderSentences(order: Order, app: Pick<App, 'settings'>, language: Language): Fact[] {
  const { sspTexts } = textsOfApp(app, language);
  const named = sspTexts.orderNumber.replaceAll('{number}', order.name);
  const day = new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'long', timeZone: 'UTC' });
  const placed = day.format(new Date(order.processed_at));
  const state = String(sspTexts[orderWord(order).textKey]);
  const fact = (field: string, text: string, value: string): Fact => ({
    ...{ id: `order:${order.id}.${field}`, text },
    source: {
      kind: 'order',
      orderId: order.id,
      orderName: order.name,
      field,
      value,
    } satisfies AssistantSource,
  });
  const tracking = order.fulfillments.flatMap(({ tracking_company: company, tracking_numbers: numbers }) =>
    numbers.map((number) => ({ number, company })),
  );
  return [
    fact('status', `${named}: ${state}.`, state),
    fact('placed', `${sspTexts.orderPlacedOn.replaceAll('{date}', placed)}.`, order.processed_at),
    ...tracking
      .slice(0, 2)
      .map(({ number, company }, at) =>
        fact(
          at === 0 ? 'tracking' : `tracking${at + 1}`,
          `${sspTexts.orderTrackingNumber}: ${[number, company && `(${company})`].filter(Boolean).join(' ')}.`,
          number,
        ),
      ),
  ];
}
