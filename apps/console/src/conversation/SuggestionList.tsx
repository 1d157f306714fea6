import menu from '../app/Menu.module.css';
import type { useCombobox } from '../app/useCombobox';
import styles from './Composer.module.css';

export interface Suggestion {
  readonly id: string;
  readonly name: string;
  /** What kind of thing it is, where there are several. */
  readonly aside?: string;
}

export interface SuggestionListProps {
  readonly suggestions: readonly Suggestion[];
  readonly box: Pick<ReturnType<typeof useCombobox>, 'listProps' | 'optionProps'>;
}

/** Over the field: what the word that is being written may mean. */
export function SuggestionList({ suggestions, box }: SuggestionListProps) {
  if (suggestions.length === 0) return null;
  return (
    <div {...box.listProps} className={`${menu.content} ${styles.mentions}`}>
      {suggestions.map(({ id, name, aside }, index) => (
        <div key={id} {...box.optionProps(index)} className={menu.item}>
          <span className={menu.main}>{name}</span>
          {aside && <span className={menu.aside}>{aside}</span>}
        </div>
      ))}
    </div>
  );
}
