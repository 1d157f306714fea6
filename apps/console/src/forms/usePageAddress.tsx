import { useState } from 'react';
import { Field } from './Field';

/** A field for any page of the shop, and the page once it is one. */
export function usePageAddress(label: string, name: string) {
  const [address, setAddress] = useState('');
  const url = URL.canParse(address) && /^https?:/i.test(address) ? new URL(address) : null;
  const field = (
    <Field
      label={label}
      name={name}
      value={address}
      onValue={setAddress}
      placeholder="https://"
      maxLength={2048}
      isOptional
    />
  );
  return { field, url };
}
