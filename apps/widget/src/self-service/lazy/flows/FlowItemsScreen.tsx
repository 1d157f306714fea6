import { useStore } from '@shopbell/looks';
import { type FormEvent, useState } from 'react';
import type { ScreenProps } from '../../../app/Feature';
import { useWidget } from '../../../app/WidgetContext';
import { ItemChoice } from '../ItemChoice';
import { Page } from '../Page';
import { portalOf } from '../portalOf';
import { useOrders } from '../useOrders';
import { useSspTexts } from '../useSspTexts';
import { Waiting } from '../Waiting';
import { flowsOf } from './flowsOf';

/** FLW-09: which parts of the order; without a choice, all of it. */
export function View({ parameters }: ScreenProps) {
  const widget = useWidget();
  const { t } = useSspTexts();
  const { access } = useStore(portalOf(widget).store);
  const state = useOrders();
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const order = state.kind === 'there' && state.orders.find(({ id }) => String(id) === parameters.order);
  if (!order || !access) return <Waiting title="itemsChoose" state={state} />;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const items = order.line_items.filter(({ id }) => chosen.size === 0 || chosen.has(id));
    const { accessToken } = access;
    flowsOf(widget).comeBack();
    void flowsOf(widget).answer(
      { kind: 'items', accessToken, itemIds: items.map(({ id }) => id) },
      items.map(({ quantity, title }) => `${quantity} × ${title}`).join(', '),
    );
  };
  return (
    <Page title={t('orderNumber', { number: order.name })}>
      <form className="portal-form" onSubmit={submit}>
        <ItemChoice order={order} chosen={chosen} onChoose={setChosen} />
        <button type="submit" className="primary">
          {t('signedInContinue')}
        </button>
      </form>
    </Page>
  );
}
