import { useId, useState } from 'react';
import { Button } from '../../../app/Button';
import type { ChatDraft } from '../../ChatDraft';
import settings from '../../SettingsScreen.module.css';
import { guides } from './guides';
import styles from './Installation.module.css';
import { OnOff } from './OnOff';

/** The line to paste and where to paste it, what it does, and whether it may. */
export function Installation({ draft }: { readonly draft: ChatDraft }) {
  const snippet = `<script async src="${location.origin}/w/${draft.appKey}.js"></script>`;
  const [lineId, previewId] = [useId(), useId()];
  return (
    <>
      <section className={settings.group} aria-labelledby={lineId}>
        <h3 id={lineId}>The line for your shop</h3>
        <Snippet text={snippet} />
        <div className={styles.guides}>
          {guides.map(({ name, steps }) => (
            <details key={name} name="guide">
              <summary>{name}</summary>
              <ol>
                {steps.map((step) => (
                  <li key={step}>{step}</li>
                ))}
              </ol>
            </details>
          ))}
        </div>
      </section>
      <section className={settings.group} aria-labelledby={previewId}>
        <h3 id={previewId}>Preview</h3>
        <p className={styles.none}>
          The chat as it is saved, on a page of its own, also where its rules would hide it. On a page of your
          shop, add <code>?preview-mode</code> to the address. What you write arrives in the inbox.
        </p>
        <a href={`/try/${draft.appKey}?preview-mode`} target="_blank" rel="noopener">
          Open the preview
        </a>
      </section>
      <OnOff chatId={draft.chatId} />
    </>
  );
}

function Snippet({ text }: { readonly text: string }) {
  const [isCopied, setIsCopied] = useState(false);
  async function copy() {
    await navigator.clipboard.writeText(text).catch(() => {});
    setIsCopied(true);
  }
  return (
    <div className={styles.snippet}>
      <code>{text}</code>
      <span>
        <Button look="strong" onClick={() => void copy()}>
          Copy
        </Button>{' '}
        <span role="status">{isCopied && 'Copied.'}</span>
      </span>
    </div>
  );
}
