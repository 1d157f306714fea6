import type { Colleague } from '@shopbell/protocol';
import menu from '../app/Menu.module.css';
import type { useCombobox } from '../app/useCombobox';
import styles from './Composer.module.css';

export interface MentionListProps {
  readonly colleagues: readonly Colleague[];
  readonly box: Pick<ReturnType<typeof useCombobox>, 'listProps' | 'optionProps'>;
}

/** Names over the field while someone writes an @. */
export function MentionList({ colleagues, box }: MentionListProps) {
  if (colleagues.length === 0) return null;
  return (
    <div {...box.listProps} className={`${menu.content} ${styles.mentions}`}>
      {colleagues.map((colleague, index) => (
        <div key={colleague.userId} {...box.optionProps(index)} className={menu.item}>
          <span className={menu.main}>{colleague.name}</span>
        </div>
      ))}
    </div>
  );
}
