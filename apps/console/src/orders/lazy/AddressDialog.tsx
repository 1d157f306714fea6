import type { NewAddress, OrderAddress } from '@shopbell/protocol';
import { useState } from 'react';
import { Dialog } from '../../app/Dialog';
import { Field } from '../../forms/Field';
import type { DeedDialogProps } from './DeedDialogProps';
import { useAct } from './useAct';

const fields = [
  ['name', 'Full name', 100],
  ['address1', 'Street and number', 200],
  ['address2', 'Apartment or floor', 200],
  ['zip', 'Postal code', 20],
  ['city', 'City', 100],
  ['phone', 'Phone number', 40],
] as const;

const optional: readonly string[] = ['address2', 'phone'];

/** Where the parcel goes instead. */
export function AddressDialog({ conversationId, order, onClose }: DeedDialogProps) {
  const [typed, setTyped] = useState(() => addressOf(order.shipping_address));
  const { act, isBusy, problem } = useAct(conversationId, order.id, onClose);
  return (
    <Dialog
      title={`Where does order ${order.name} go?`}
      about={`It stays in ${placeOf(order.shipping_address)}: elsewhere another price may apply. The shopper reads it in the conversation.`}
      action="Change the address"
      isBusy={isBusy}
      problem={problem}
      onConfirm={() => act({ kind: 'address', address: typed })}
      onClose={onClose}
    >
      {fields.map(([name, label, maxLength], index) => (
        <Field
          key={name}
          {...{ label, name, maxLength }}
          autoComplete="off"
          hasFirstFocus={index === 0}
          isOptional={optional.includes(name)}
          value={typed[name]}
          onValue={(value) => setTyped({ ...typed, [name]: value })}
        />
      ))}
    </Dialog>
  );
}

const placeOf = (address: OrderAddress | null): string =>
  [address?.province, address?.country].filter(Boolean).join(', ');

const addressOf = (before: OrderAddress | null): NewAddress => ({
  ...{ name: before?.name ?? '', address1: before?.address1 ?? '', address2: before?.address2 ?? '' },
  ...{ city: before?.city ?? '', zip: before?.zip ?? '', phone: before?.phone ?? '' },
});
