import { Link } from '@tanstack/react-router';
import { Button } from '../app/Button';
import { problemText } from '../http/problemText';
import { AlertIcon } from '../icons/AlertIcon';
import type { ChatDraft } from './ChatDraft';
import { fieldOf, type PlacedField } from './fields';
import styles from './SaveBar.module.css';
import { sectionOf } from './sections';

/** Stands under the form while there is something to save, or to say about the last save. */
export function SaveBar({ draft }: { readonly draft: ChatDraft }) {
  const { isDirty, changes, saving } = draft;
  if (!isDirty) {
    return (
      <div role="status" className={styles.quiet}>
        {saving.isSuccess && <p>Saved. Pages that load a minute from now show it.</p>}
      </div>
    );
  }
  const wrong = wrongFields(draft);
  return (
    <div className={styles.bar}>
      {(wrong.length > 0 || saving.isError) && (
        <p role="alert" className={styles.problem}>
          <AlertIcon />
          {wrong.length > 0 ? (
            <span>
              Not saved. Look at{' '}
              {wrong.map((field, index) => (
                <span key={field.path}>
                  {index > 0 && ', '}
                  <Link
                    to="/settings/{-$section}"
                    params={{ section: field.section }}
                    search={true}
                    onClick={() => focusSoon(field.path)}
                  >
                    {sectionOf(field.section).title}: {field.label}
                  </Link>
                </span>
              ))}
            </span>
          ) : (
            <span>{problemText(saving.error)}</span>
          )}
        </p>
      )}
      <div className={styles.tools}>
        <span className={styles.count}>
          {changes.length === 1 ? 'One unsaved change' : `${changes.length} unsaved changes`}
        </span>
        <Button onClick={draft.discard}>Discard</Button>
        <Button look="strong" isBusy={saving.isPending} onClick={draft.save}>
          Save <kbd className={styles.key}>{isApple ? '⌘' : 'Ctrl '}S</kbd>
        </Button>
      </div>
    </div>
  );
}

const isApple = /Mac|iPhone|iPad/.test(navigator.userAgent);

/** The fields that someone was told about. */
function wrongFields(draft: ChatDraft): PlacedField[] {
  const fields = draft.told.map(({ path }) => fieldOf(path)).filter((field) => field !== undefined);
  return [...new Set(fields)];
}

/** Once its section is on screen. */
function focusSoon(path: string, tries = 120): void {
  const found = document.querySelector<HTMLElement>(
    `[data-setting="${path}"] :is(input, select, textarea):not([type="color"])`,
  );
  if (found) found.focus();
  else if (tries > 0) requestAnimationFrame(() => focusSoon(path, tries - 1));
}
