import { type FormEvent, useState } from 'react';
import { Button } from '../app/Button';
import { useDesk } from '../desk/useDesk';
import { Field } from '../forms/Field';
import styles from './FirstRunScreen.module.css';
import type { StepProps } from './StepProps';

export function NameStep({ isBusy, problem, save }: StepProps) {
  const { member } = useDesk();
  const [name, setName] = useState(member.shop.name);
  const [isEmpty, setIsEmpty] = useState(false);

  function submit(event: FormEvent) {
    event.preventDefault();
    setIsEmpty(name.trim() === '');
    if (name.trim() !== '' && !isBusy) save('/name', { name: name.trim() });
  }

  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <p>Shoppers see this name at the top of the chat, and in mails.</p>
      <Field
        label="Name of the shop"
        name="shop-name"
        value={name}
        onValue={setName}
        maxLength={60}
        autoComplete="organization"
        problem={isEmpty ? 'Write a name.' : problem}
        isReadOnly={isBusy}
        hasFirstFocus
      />
      <Button type="submit" look="strong" isBusy={isBusy}>
        Save and go on
      </Button>
    </form>
  );
}
