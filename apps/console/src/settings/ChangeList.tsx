import type { SettingChange } from '@shopbell/protocol';
import styles from './ChangeList.module.css';
import { changeWords } from './changeWords';

export const ChangeList = ({ changes }: { readonly changes: readonly SettingChange[] }) => (
  <ul className={styles.changes}>
    {changes.map((change) => {
      const { name, before, after } = changeWords(change);
      return (
        <li key={change.path.join('.')}>
          <span className={styles.name}>{name}</span> <del>{before}</del> <span aria-hidden="true">→</span>{' '}
          <ins>{after}</ins>
        </li>
      );
    })}
  </ul>
);
