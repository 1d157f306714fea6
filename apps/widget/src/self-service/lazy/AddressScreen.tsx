import { LabelledField } from '@shopbell/looks';
import type { NewAddress, Order, OrderAddress } from '@shopbell/protocol';
import { canChangeAddress } from '@shopbell/rules/orders';
import type { SspTextKey } from '@shopbell/texts/self-service';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import type { ScreenProps } from '../../app/Feature';
import { useWidget } from '../../app/WidgetContext';
import { ActionOutcome } from './ActionOutcome';
import { ActionSubmit } from './ActionSubmit';
import { isOver } from './CancelNow';
import { OrderGate } from './OrderGate';
import { Page } from './Page';
import { useIsAtOnce } from './useIsAtOnce';
import { useOrderAction } from './useOrderAction';
import { useSspTexts } from './useSspTexts';

export const View = ({ parameters }: ScreenProps) => (
  <OrderGate parameters={parameters} title="actionAddress">
    {(order) => <Address order={order} />}
  </OrderGate>
);

/** In the order in which they are written on a parcel, with what browsers call them. */
const fields = [
  ['name', 'addressName', 'name'],
  ['address1', 'addressStreet', 'address-line1'],
  ['address2', 'addressMore', 'address-line2'],
  ['zip', 'addressZip', 'postal-code'],
  ['city', 'addressCity', 'address-level2'],
  ['phone', 'addressPhone', 'tel'],
] as const satisfies readonly (readonly [keyof NewAddress, SspTextKey, string])[];
type Field = (typeof fields)[number][0];

const mayBeEmpty: ReadonlySet<Field> = new Set(['address2', 'phone']);
const longest = { name: 100, address1: 200, address2: 200, zip: 20, city: 100, phone: 40 } as const;

function Address({ order }: { readonly order: Order }) {
  const { t } = useSspTexts();
  const { router } = useWidget();
  const isOffered = useIsAtOnce('address');
  const { progress, perform } = useOrderAction(order);
  const title = t('actionAddressTitle', { number: order.name });
  useEffect(() => {
    if (!isOffered) router.replace('/self-service-portal/order-details', { order: String(order.id) });
  }, [isOffered, order.id, router]);
  const isTooLate = progress.kind === 'writing' && !canChangeAddress(order);
  if (isTooLate || isOver(progress)) {
    const because = order.cancelled_at ? 'cancelled' : 'shipped';
    const outcome = isTooLate ? ({ kind: 'refused', because } as const) : progress;
    return <ActionOutcome kind="address" order={order} title={title} outcome={outcome} />;
  }
  return (
    <Page title={title}>
      <AddressForm
        before={order.shipping_address}
        onSubmit={(address) => void perform({ kind: 'address', address })}
      >
        <ActionSubmit progress={progress} label={t('actionAddressSubmit')} />
      </AddressForm>
    </Page>
  );
}

interface AddressFormProps {
  readonly before: OrderAddress | null;
  readonly onSubmit: (address: NewAddress) => void;
  readonly children: ReactNode;
}

export function AddressForm({ before, onSubmit, children }: AddressFormProps) {
  const { t } = useSspTexts();
  const form = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState<NewAddress>(() => addressOf(before));
  const [isTried, setIsTried] = useState(false);
  const isMissing = (field: Field) => !mayBeEmpty.has(field) && typed[field].trim() === '';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsTried(true);
    const missing = fields.findIndex(([field]) => isMissing(field));
    if (missing < 0) onSubmit(typed);
    else form.current?.querySelectorAll('input')[missing]?.focus();
  };
  return (
    <form ref={form} className="portal-form" noValidate onSubmit={submit}>
      <p className="quiet">{t('actionAddressText')}</p>
      {fields.map(([field, label, autoComplete]) => (
        <LabelledField
          key={field}
          className="field"
          label={t(label)}
          note={isTried && isMissing(field) ? t('addressMissing') : null}
          noteClass="field-error"
          isWrong={isTried && isMissing(field)}
        >
          {(ties) => (
            <input
              {...ties}
              type={field === 'phone' ? 'tel' : 'text'}
              dir={field === 'phone' ? 'ltr' : 'auto'}
              autoComplete={autoComplete}
              maxLength={longest[field]}
              value={typed[field]}
              onChange={(event) => setTyped({ ...typed, [field]: event.target.value })}
            />
          )}
        </LabelledField>
      ))}
      <p className="quiet">{[before?.province, before?.country].filter(Boolean).join(', ')}</p>
      {children}
    </form>
  );
}

const addressOf = (before: OrderAddress | null): NewAddress => ({
  ...{ name: before?.name ?? '', address1: before?.address1 ?? '', address2: before?.address2 ?? '' },
  ...{ city: before?.city ?? '', zip: before?.zip ?? '', phone: before?.phone ?? '' },
});
