import type { ReactNode } from 'react';
import { Field } from '../forms/Field';
import styles from './SimulatorScreen.module.css';
import type { Visit } from './Visit';

export interface VisitFormProps {
  readonly visit: Visit;
  readonly onVisit: (visit: Visit) => void;
}

type Names<Kind> = { [Name in keyof Visit]: Visit[Name] extends Kind ? Name : never }[keyof Visit];

/** Everything that a campaign can ask of a page. */
export function VisitForm({ visit, onVisit }: VisitFormProps) {
  const text = (name: Names<string>, label: string, more: { type?: string; inputMode?: 'decimal' } = {}) => (
    <Field
      {...{ label, name, ...more }}
      value={visit[name]}
      onValue={(value) => onVisit({ ...visit, [name]: value })}
      isOptional
    />
  );
  const tick = (name: Names<boolean>, label: string) => (
    <label className={styles.tick}>
      <input
        type="checkbox"
        checked={visit[name]}
        onChange={({ target }) => onVisit({ ...visit, [name]: target.checked })}
      />
      {label}
    </label>
  );
  const number = { inputMode: 'decimal' } as const;
  return (
    <div className={styles.form}>
      <Group title="Page">
        {text('url', 'Address')}
        {text('language', 'Language')}
        {text('openedAt', 'Opened at', { type: 'datetime-local' })}
        {tick('isProductPage', 'It shows a product')}
        {visit.isProductPage && text('productTags', 'Tags of the product, with commas between')}
        {visit.isProductPage && tick('isAvailable', 'It is in stock')}
      </Group>
      <Group title="Visitor">
        <label className={styles.tick}>
          <input
            type="checkbox"
            checked={visit.device === 'mobile'}
            onChange={({ target }) => onVisit({ ...visit, device: target.checked ? 'mobile' : 'desktop' })}
          />
          On a phone or tablet
        </label>
        {text('visits', 'Which visit it is', number)}
        {text('minutesBefore', 'Minutes on earlier pages', number)}
        {tick('isKnown', 'Is known: a customer, or came before with consent')}
        {tick('isWantedCustomer', 'Their orders, tags and country are as campaigns want them')}
        {tick('isHeldOut', 'Is in the group that sees no campaigns')}
      </Group>
      <Group title="Cart and moment">
        {tick('hasCart', 'Has a cart')}
        {visit.hasCart && text('cartTotal', 'Value of the cart', number)}
        {visit.hasCart && text('cartTags', 'Tags of its products, with commas between')}
        {tick('isLeaving', 'Moves to leave the page')}
        {tick('isOnline', 'Somebody is there to answer')}
        {tick('isWindowOpen', 'The chat is open')}
      </Group>
    </div>
  );
}

const Group = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <fieldset className={styles.group}>
    <legend>{title}</legend>
    {children}
  </fieldset>
);
