import type { AssistantChat } from '@shopbell/protocol';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Button } from '../../app/Button';
import { Loaded } from '../../app/Loaded';
import { Section } from '../../app/Page';
import { FormProblem } from '../../forms/FormProblem';
import { problemText } from '../../http/problemText';
import { sendJson } from '../../http/sendJson';
import styles from '../Assistant.module.css';
import { chatsQuery, theChats } from '../assistantQueries';
import { ChatRow } from './ChatRow';

/** Whether it answers at all, and where. */
export function Switches() {
  const chats = useQuery(chatsQuery);
  return (
    <Section
      isWide
      title="Where it answers"
      about="It answers first in the chats where it is on. Whoever asks for a person gets one, and it never speaks after one of you has."
    >
      <Loaded query={chats}>
        {({ chats: list }) => (
          <>
            <Silence chats={list} />
            <ul className={styles.cards} aria-label="Chats">
              {list.map((chat) => (
                <ChatRow key={chat.id} chat={chat} />
              ))}
            </ul>
          </>
        )}
      </Loaded>
    </Section>
  );
}

/** One press for the whole shop; it holds from the next word on. */
function Silence({ chats }: { readonly chats: readonly AssistantChat[] }) {
  const queryClient = useQueryClient();
  const speaking = chats.filter(({ isOn, isSilenced }) => isOn && !isSilenced);
  const silenced = chats.filter(({ isOn, isSilenced }) => isOn && isSilenced);
  const silencing = useMutation({
    mutationFn: async (isSilenced: boolean) => {
      const answer = await sendJson('PUT', 'assistant/silence', { isSilenced }, theChats);
      queryClient.setQueryData(chatsQuery.queryKey, answer);
    },
  });
  const isQuiet = speaking.length === 0;
  return (
    <div className={styles.silence} data-state={isQuiet ? (silenced.length > 0 ? 'silent' : 'off') : 'on'}>
      <p role="status">
        <strong>
          {!isQuiet
            ? `The assistant answers in ${speaking.length === 1 ? 'one chat' : `${speaking.length} chats`}`
            : silenced.length > 0
              ? 'The assistant is silent'
              : 'The assistant is off'}
        </strong>
        <span>
          {!isQuiet
            ? 'Silencing it holds at once, in every conversation; your team answers instead.'
            : silenced.length > 0
              ? 'It says nothing in any conversation. People answer, as if it were off.'
              : 'Switch it on in a chat below. Try it in the playground first.'}
        </span>
      </p>
      {!isQuiet && (
        <Button look="danger" isBusy={silencing.isPending} onClick={() => silencing.mutate(true)}>
          Silence now
        </Button>
      )}
      {silenced.length > 0 && (
        <Button look="strong" isBusy={silencing.isPending} onClick={() => silencing.mutate(false)}>
          Let it speak again
        </Button>
      )}
      <FormProblem>{silencing.isError && problemText(silencing.error)}</FormProblem>
    </div>
  );
}
