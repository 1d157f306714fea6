import type { Tag } from '@shopbell/protocol';
import { Link } from '@tanstack/react-router';
import { classes } from '../app/classes';
import { TagIcon } from '../icons/TagIcon';
import { useTagsOpen } from './useTagsOpen';
import styles from './Views.module.css';

export interface TagViewsProps {
  readonly tags: readonly Tag[];
  /** The one that is shown; it stands here also where the others are put away. */
  readonly current: number | undefined;
}

/** A shop may have many: they do not push the other places of the desk out of sight. */
export function TagViews({ tags, current }: TagViewsProps) {
  const { isOpen, toggle } = useTagsOpen(tags.length);
  const shown = isOpen ? tags : tags.filter(({ id }) => id === current);
  return (
    <>
      <button
        type="button"
        className={classes(styles.view, styles.tags)}
        aria-expanded={isOpen}
        onClick={toggle}
      >
        <TagIcon /> <span className={styles.name}>Tags</span>
        <span className={styles.count}>{tags.length || null}</span>
      </button>
      <ul className={classes(styles.views, styles.ofTags)}>
        {shown.map(({ id, name }) => (
          <li key={id}>
            <Link
              to="/inbox"
              search={{ tag: id }}
              className={classes(styles.view, current === id && styles.isCurrent)}
              aria-current={current === id ? 'page' : undefined}
            >
              <span className={styles.name}>{name}</span>
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
