import { chatSightings } from '@shopbell/protocol/schemas';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { Button } from '../../../app/Button';
import { Loaded } from '../../../app/Loaded';
import { When } from '../../../app/When';
import { getJson } from '../../../http/getJson';
import type { ChatDraft } from '../../ChatDraft';
import settings from '../../SettingsScreen.module.css';
import { guides } from './guides';
import styles from './Installation.module.css';
import { OnOff } from './OnOff';

const sightingsQuery = (chatId: number) =>
  queryOptions({
    queryKey: ['chat-sightings', chatId],
    queryFn: ({ signal }) => getJson(`/console/api/chats/${chatId}/sightings`, chatSightings, signal),
    refetchInterval: 15_000,
  });

/** The line to paste, where to paste it, and whether it is there. */
export function Installation({ draft }: { readonly draft: ChatDraft }) {
  const snippet = `<script async src="${location.origin}/w/${draft.appKey}.js"></script>`;
  const [lineId, previewId, seenId] = [useId(), useId(), useId()];
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
      <section className={settings.group} aria-labelledby={seenId}>
        <h3 id={seenId}>Seen on</h3>
        <Sightings chatId={draft.chatId} />
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

function Sightings({ chatId }: { readonly chatId: number }) {
  const found = useQuery(sightingsQuery(chatId));
  return (
    <Loaded query={found}>
      {({ sightings }) =>
        sightings.length === 0 ? (
          <p className={styles.none}>
            No page has asked for the line yet. Open your shop after you have pasted it, and come back.
          </p>
        ) : (
          <ul className={styles.sightings}>
            {sightings.map(({ host, lastSeenDatetime }) => (
              <li key={host}>
                <strong>{host}</strong> <When at={lastSeenDatetime} />
              </li>
            ))}
          </ul>
        )
      }
    </Loaded>
  );
}
