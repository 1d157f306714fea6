import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { settingFields } from './fields';
import styles from './SectionNav.module.css';
import { type SectionId, sections } from './sections';
import type { ChatDraft } from './useChatDraft';

export interface SectionNavProps {
  readonly draft: ChatDraft;
  readonly current: SectionId;
}

/** The places of the settings, with a mark where something is not saved yet. */
export function SectionNav({ draft, current }: SectionNavProps) {
  const nav = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another section, another link to show
  useEffect(() => {
    // On a small screen it is a strip that scrolls sideways.
    nav.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [current]);
  const isChanged = (id: SectionId) =>
    settingFields.some(({ section, path }) => section === id && draft.isChanged(path));
  return (
    <nav ref={nav} className={styles.nav} aria-label="Settings">
      <ul>
        {sections.map(({ id, name }) => (
          <li key={id}>
            <Link to="/settings/{-$section}" params={{ section: id }} search={true} className={styles.link}>
              {name}
              {isChanged(id) && (
                <span className={styles.changed}>
                  <span className="visually-hidden">, changed</span>
                </span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
