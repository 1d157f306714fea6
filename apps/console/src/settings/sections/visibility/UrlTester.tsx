import { isVisibleOn } from '@shopbell/rules/visibility';
import { useId, useState } from 'react';
import { Field } from '../../../forms/Field';
import styles from '../../SettingsScreen.module.css';

/** Asks the rule itself, with the conditions as they stand on screen. */
export function UrlTester({ visibility }: { readonly visibility: unknown }) {
  const titleId = useId();
  const [url, setUrl] = useState('');
  const { isVisible } = isVisibleOn(visibility, url.trim(), false);
  return (
    <section className={styles.group} aria-labelledby={titleId}>
      <h3 id={titleId}>Try an address</h3>
      <Field
        label="Address of a page"
        name="address"
        placeholder="https://shop.example/help?topic=returns"
        spellCheck={false}
        value={url}
        onValue={setUrl}
        isOptional
      />
      <p role="status" className={styles.verdict}>
        {url.trim() !== '' &&
          (isVisible ? 'The chat shows on this page.' : 'The chat is hidden on this page.')}
      </p>
    </section>
  );
}
