import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { chatLabel } from '../app/chatLabel';
import { Loaded } from '../app/Loaded';
import { Page, Section } from '../app/Page';
import type { ScreenProps } from '../screens/Screen';
import { Described } from './Described';
import { chatsQuery, rulesQuery } from './queries';
import { Recorded } from './Recorded';
import styles from './SimulatorScreen.module.css';
import type { ServedRules } from './simulate';

export function SimulatorScreen({ title }: ScreenProps) {
  const chats = useQuery(chatsQuery);
  const [chosen, setChosen] = useState<number | null>(null);
  return (
    <Page title={title} isWide>
      <Loaded query={chats}>
        {({ chats: all }) => {
          const chatId = chosen ?? all[0]?.id;
          if (chatId === undefined) return <p>There is no chat yet.</p>;
          return (
            <>
              {all.length > 1 && (
                <label className={styles.chat}>
                  Chat
                  <select value={chatId} onChange={({ target }) => setChosen(Number(target.value))}>
                    {all.map((chat) => (
                      <option key={chat.id} value={chat.id}>
                        {chatLabel(chat, all)}
                      </option>
                    ))}
                  </select>
                </label>
              )}
              <OfChat key={chatId} chatId={chatId} />
            </>
          );
        }}
      </Loaded>
    </Page>
  );
}

function OfChat({ chatId }: { readonly chatId: number }) {
  const rules = useQuery(rulesQuery(chatId));
  return (
    <Loaded query={rules}>
      {(served) =>
        served.campaigns.length + served.skipped.length === 0 ? (
          <Section title="Nothing to look at">
            <p className={styles.note}>
              No campaign of this chat is active, or all of them are stopped. Drafts, paused and archived
              campaigns show to nobody.
            </p>
          </Section>
        ) : (
          <Chosen chatId={chatId} rules={served} />
        )
      }
    </Loaded>
  );
}

const kinds = { described: 'Describe a visit', recorded: 'Take a recorded one' } as const;

function Chosen({ chatId, rules }: { readonly chatId: number; readonly rules: ServedRules }) {
  const [kind, setKind] = useState<keyof typeof kinds>('described');
  return (
    <>
      <fieldset className={styles.kinds}>
        <legend className="visually-hidden">Which visit</legend>
        {(['described', 'recorded'] as const).map((each) => (
          <label key={each} className={styles.kind}>
            <input type="radio" name="kind" checked={kind === each} onChange={() => setKind(each)} />
            {kinds[each]}
          </label>
        ))}
      </fieldset>
      {kind === 'described' ? <Described rules={rules} /> : <Recorded chatId={chatId} rules={rules} />}
    </>
  );
}
