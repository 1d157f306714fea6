import type { CardAttachment } from '@shopbell/protocol';
import { type FormEvent, useId, useState } from 'react';
import { Button } from '../../app/Button';
import menu from '../../app/Menu.module.css';
import { offerWorth } from '../../content/offerWorth';
import { useDesk } from '../../desk/useDesk';
import { Field } from '../../forms/Field';
import styles from './Choice.module.css';
import { type Offer, readOffer, recentOffers, rememberOffer, type WrittenOffer } from './offers';

const empty: WrittenOffer = { code: '', type: 'percentage', value: '' };

/** Codes that were offered lately on this computer, or a new one; the shop is where they are valid. */
export function DiscountChoice({ onChoose }: { readonly onChoose: (card: CardAttachment) => void }) {
  const [written, setWritten] = useState(empty);
  const [wrong, setWrong] = useState<'code' | 'value' | null>(null);
  const { member } = useDesk();
  const [recent] = useState(() => recentOffers(member.shop.id));
  const typeId = useId();
  const set = (part: Partial<WrittenOffer>) => {
    setWritten({ ...written, ...part });
    setWrong(null);
  };

  function choose(offer: Offer) {
    rememberOffer(member.shop.id, offer);
    onChoose(offer);
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    const read = readOffer(written, member.shop.name);
    if (read.isOffer) choose(read.offer);
    else setWrong(read.wrong);
  }

  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      {recent.length > 0 && (
        <div>
          {recent.map((offer) => (
            <button key={offer.extra.code} type="button" className={menu.item} onClick={() => choose(offer)}>
              <span className={menu.main}>{offer.extra.code}</span>
              <span className={menu.aside}>{offerWorth(offer.extra)}</span>
            </button>
          ))}
        </div>
      )}
      <Field
        label="Code"
        name="discount-code"
        value={written.code}
        onValue={(code) => set({ code })}
        maxLength={100}
        spellCheck={false}
        hint="As it is in the shop; the desk does not create it."
        problem={wrong === 'code' ? 'Write the code that shoppers enter.' : null}
        hasFirstFocus
      />
      <div className={styles.label}>
        <label htmlFor={typeId}>What it is worth</label>
        <select
          id={typeId}
          className={styles.select}
          value={written.type}
          onChange={(event) => set({ type: event.target.value as WrittenOffer['type'] })}
        >
          <option value="percentage">A percentage</option>
          <option value="fixed_amount">An amount of money</option>
          <option value="free_shipping">Free shipping</option>
        </select>
      </div>
      {written.type !== 'free_shipping' && (
        <Field
          label={written.type === 'percentage' ? 'Per cent' : 'Amount, with its currency'}
          name="discount-value"
          value={written.value}
          onValue={(value) => set({ value })}
          maxLength={40}
          problem={wrong === 'value' ? 'Say how much it is worth.' : null}
        />
      )}
      <div className={styles.foot}>
        <Button type="submit" look="strong">
          Add the offer
        </Button>
      </div>
    </form>
  );
}
