import { Link } from '@tanstack/react-router';
import { settingFields } from './fields';
import styles from './SectionNav.module.css';
import { type SectionId, sections } from './sections';
import type { ChatDraft } from './useChatDraft';

/** The places of the settings, with a mark where something is not saved yet. */
export function SectionNav({ draft }: { readonly draft: ChatDraft }) {
  const isChanged = (id: SectionId) =>
    settingFields.some(({ section, path }) => section === id && draft.isChanged(path));
  return (
    <nav className={styles.nav} aria-label="Settings">
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
