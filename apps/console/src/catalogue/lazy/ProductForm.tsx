import type { CardAttachment } from '@shopbell/protocol';
import { type FormEvent, useState } from 'react';
import { Button } from '../../app/Button';
import { Field } from '../../forms/Field';
import styles from './Choice.module.css';
import { readProduct, type WrittenProduct } from './readProduct';

const empty: WrittenProduct = { title: '', link: '', picture: '', price: '', currency: 'USD' };

export function ProductForm({ onChoose }: { readonly onChoose: (card: CardAttachment) => void }) {
  const [written, setWritten] = useState(empty);
  const [wrong, setWrong] = useState<keyof WrittenProduct | null>(null);
  const set = (part: Partial<WrittenProduct>) => {
    setWritten({ ...written, ...part });
    setWrong(null);
  };

  function submit(event: FormEvent) {
    event.preventDefault();
    const read = readProduct(written);
    if (read.isCard) onChoose(read.card);
    else setWrong(read.wrong);
  }

  const problem = (field: keyof WrittenProduct, words: string) => (wrong === field ? words : null);
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <Field
        label="Title"
        name="product-title"
        value={written.title}
        onValue={(title) => set({ title })}
        maxLength={300}
        problem={problem('title', 'Say what it is.')}
        hasFirstFocus
      />
      <Field
        label="Link"
        name="product-link"
        type="url"
        placeholder="https://"
        value={written.link}
        onValue={(link) => set({ link })}
        problem={problem('link', 'This is not an address of a page.')}
      />
      <Field
        label="Picture (optional)"
        name="product-picture"
        type="url"
        placeholder="https://"
        value={written.picture}
        onValue={(picture) => set({ picture })}
        problem={problem('picture', 'This is not an address of a picture.')}
        isOptional
      />
      <div className={styles.pair}>
        <Field
          label="Price"
          name="product-price"
          inputMode="decimal"
          value={written.price}
          onValue={(price) => set({ price })}
          problem={problem('price', 'Write a number, as in 24.90.')}
        />
        <Field
          label="Currency"
          name="product-currency"
          value={written.currency}
          onValue={(currency) => set({ currency: currency.toUpperCase() })}
          maxLength={3}
          problem={problem('currency', 'As in EUR.')}
        />
      </div>
      <div className={styles.foot}>
        <Button type="submit" look="strong">
          Add the card
        </Button>
      </div>
    </form>
  );
}
