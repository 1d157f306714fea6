import { isAtLeast } from '@shopbell/rules/team';
import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { useDesk } from '../desk/useDesk';
import type { ChatDraft } from './ChatDraft';
import { settingFields } from './fields';
import styles from './SectionNav.module.css';
import { sections } from './sections';
import type { Section } from './sections/Section';

export interface SectionNavProps {
  readonly draft: ChatDraft;
  readonly current: Section;
}

/** The places of the settings, with a mark where something is not saved yet. */
export function SectionNav({ draft, current }: SectionNavProps) {
  const { member } = useDesk();
  const nav = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another section, another link to show
  useEffect(() => {
    // On a small screen it is a strip that scrolls sideways.
    nav.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [current]);
  const shown = sections.filter(({ role }) => isAtLeast(member.role, role));
  const isChanged = ({ id }: Section) =>
    settingFields.some(({ section, path }) => section === id && draft.isChanged(path));
  return (
    <nav ref={nav} className={styles.nav} aria-label="Settings">
      <ul>
        {shown.map((section) => (
          <li key={section.id}>
            <Link
              to="/settings/{-$section}"
              params={{ section: section.id }}
              search={true}
              className={styles.link}
              aria-current={section === current ? 'page' : undefined}
            >
              {section.title}
              {isChanged(section) && (
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
