import { chatList } from '@shopbell/protocol/schemas';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { Button } from '../../../app/Button';
import { Dialog } from '../../../app/Dialog';
import { keepAnswer } from '../../../app/keepAnswer';
import { When } from '../../../app/When';
import { problemText } from '../../../http/problemText';
import { sendJson } from '../../../http/sendJson';
import settings from '../../SettingsScreen.module.css';
import { chatsQuery } from '../../settingsQueries';
import styles from './Installation.module.css';

/** Takes the chat off the shop's pages without touching the shop's pages. Takes effect by itself, so it asks. */
export function OnOff({ chatId }: { readonly chatId: number }) {
  const queryClient = useQueryClient();
  const titleId = useId();
  const [isAsking, setIsAsking] = useState(false);
  const { data } = useQuery(chatsQuery);
  const chat = data?.chats.find(({ id }) => id === chatId);
  const turning = useMutation({
    mutationFn: async (isOn: boolean) => {
      const chats = await sendJson('PUT', `chats/${chatId}/switch`, { isOn }, chatList);
      await keepAnswer(queryClient, chatsQuery, chats);
    },
    onSettled: () => setIsAsking(false),
  });
  if (!chat) return null;
  const off = chat.switchedOff;
  return (
    <section className={settings.group} aria-labelledby={titleId}>
      <h3 id={titleId}>{off ? 'The chat is switched off' : 'The chat is on'}</h3>
      <p className={styles.none} role="status">
        {off
          ? 'Shoppers see nothing of it; what they wrote before can be answered.'
          : 'Shoppers see it wherever the line stands and its rules allow.'}
      </p>
      {off && (
        <p className={styles.none}>
          Switched off{off.by !== null && ` by ${off.by}`}: <When at={off.atDatetime} />.
        </p>
      )}
      <span>
        {off ? (
          <Button look="strong" isBusy={turning.isPending} onClick={() => turning.mutate(true)}>
            Switch it on
          </Button>
        ) : (
          <Button onClick={() => setIsAsking(true)}>Switch it off…</Button>
        )}
      </span>
      {turning.isError && <p role="alert">{problemText(turning.error)}</p>}
      {isAsking && (
        <Dialog
          title={`Switch off ${chat.name}?`}
          about="From the next page they open, within a minute, shoppers see nothing of the chat. Conversations and settings stay, and you can switch it on again here."
          action="Switch it off"
          isDanger
          isBusy={turning.isPending}
          onConfirm={() => turning.mutate(false)}
          onClose={() => setIsAsking(false)}
        />
      )}
    </section>
  );
}
