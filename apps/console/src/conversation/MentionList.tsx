import type { Colleague } from '@shopbell/protocol';
import menu from '../app/Menu.module.css';
import styles from './Composer.module.css';

export interface MentionListProps {
  readonly colleagues: readonly Colleague[];
  readonly marked: number;
  readonly onChoose: (colleague: Colleague) => void;
}

/** Names over the field while someone writes an @. */
export function MentionList({ colleagues, marked, onChoose }: MentionListProps) {
  if (colleagues.length === 0) return null;
  return (
    <div className={`${menu.content} ${styles.mentions}`} role="listbox" aria-label="Colleagues">
      {colleagues.map((colleague, index) => (
        <button
          key={colleague.userId}
          type="button"
          role="option"
          aria-selected={index === marked}
          className={menu.item}
          tabIndex={-1}
          // The field must not lose the focus before the name is written into it.
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onChoose(colleague)}
        >
          <span className={menu.main}>{colleague.name}</span>
        </button>
      ))}
    </div>
  );
}
