import type { ChatVersion } from '@shopbell/protocol';
import { configuredChat } from '@shopbell/protocol/schemas';
import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../../app/Button';
import { Dialog } from '../../../app/Dialog';
import { Loaded } from '../../../app/Loaded';
import { When } from '../../../app/When';
import { useDesk } from '../../../desk/useDesk';
import { problemText } from '../../../http/problemText';
import { sendJson } from '../../../http/sendJson';
import { ChangeList } from '../../ChangeList';
import type { ChatDraft } from '../../ChatDraft';
import { versionsQuery } from '../../settingsQueries';
import styles from './HistorySection.module.css';

/** Who saved what and when, and the way back. */
export function HistorySection({ draft }: { readonly draft: ChatDraft }) {
  const { desk } = useDesk();
  const found = useInfiniteQuery(versionsQuery(draft.chatId));
  const [asked, setAsked] = useState<ChatVersion | null>(null);
  const restoring = useMutation({
    mutationFn: async ({ version }: ChatVersion) => {
      const path = `chats/${draft.chatId}/versions/${version}/restore`;
      draft.take(await sendJson('POST', path, { version: draft.version }, configuredChat));
      desk.toasts.say(`Version ${version} is back.`);
      setAsked(null);
    },
  });
  return (
    <>
      {draft.isDirty && (
        <p className={styles.none}>Save or discard your changes before you restore a version.</p>
      )}
      <Loaded query={found}>
        {({ pages }) => {
          const versions = pages.flatMap((page) => page.versions);
          if (versions.length === 0) return <p className={styles.none}>Nothing has been saved here yet.</p>;
          return (
            <ol className={styles.versions} aria-label="Versions">
              {versions.map((version) => (
                <Version
                  key={version.version}
                  version={version}
                  isCurrent={version.version === draft.version}
                  onRestore={draft.isDirty ? null : () => setAsked(version)}
                />
              ))}
            </ol>
          );
        }}
      </Loaded>
      {found.hasNextPage && (
        <Button isBusy={found.isFetchingNextPage} onClick={() => void found.fetchNextPage()}>
          Show older ones
        </Button>
      )}
      {asked && (
        <Dialog
          title={`Restore version ${asked.version}?`}
          about="All settings become what they were then. That is a new version, so you can come back to this one."
          action="Restore"
          isBusy={restoring.isPending}
          problem={restoring.isError ? problemText(restoring.error) : null}
          onConfirm={() => restoring.mutate(asked)}
          onClose={() => {
            restoring.reset();
            setAsked(null);
          }}
        />
      )}
    </>
  );
}

interface VersionProps {
  readonly version: ChatVersion;
  readonly isCurrent: boolean;
  readonly onRestore: (() => void) | null;
}

const Version = ({ version, isCurrent, onRestore }: VersionProps) => (
  <li className={styles.version}>
    <div className={styles.head}>
      <span>
        <strong>Version {version.version}</strong> <When at={version.savedDatetime} />
        {version.savedBy !== null && ` by ${version.savedBy}`}
        {version.restoredFrom !== null && `, restored from version ${version.restoredFrom}`}
      </span>
      {isCurrent ? (
        <span className={styles.current}>Now</span>
      ) : (
        onRestore && (
          <Button label={`Restore version ${version.version}`} onClick={onRestore}>
            Restore
          </Button>
        )
      )}
    </div>
    {version.changes.length > 0 ? (
      <ChangeList changes={version.changes} />
    ) : (
      <span className={styles.none}>As it was in the beginning.</span>
    )}
  </li>
);
