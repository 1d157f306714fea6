import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { CentredNote } from '../app/CentredNote';
import { chatLabel } from '../app/chatLabel';
import { Loaded } from '../app/Loaded';
import { Page } from '../app/Page';
import { SpeechDrawing } from '../icons/SpeechDrawing';
import { ChatSettingsForm } from './ChatSettingsForm';
import styles from './SettingsScreen.module.css';
import { sectionOf } from './sections';
import { chatQuery, chatsQuery } from './settingsQueries';

const from = '/desk/settings/{-$section}';

export function SettingsScreen() {
  const chats = useQuery(chatsQuery);
  const search = useSearch({ from });
  const navigate = useNavigate();
  return (
    <Loading query={chats}>
      {({ chats: list }) => {
        const chat = list.find(({ id }) => id === search.chat) ?? list[0];
        if (!chat) {
          return (
            <Page title="Settings">
              <CentredNote drawing={<SpeechDrawing />} title="This shop has no chat yet" />
            </Page>
          );
        }
        const choice = list.length > 1 && (
          <select
            className={styles.chats}
            aria-label="Chat"
            value={chat.id}
            onChange={({ target }) => void navigate({ to: '.', search: { chat: Number(target.value) } })}
          >
            {list.map((each) => (
              <option key={each.id} value={each.id}>
                {chatLabel(each, list)}
                {each.switchedOff && ': off'}
              </option>
            ))}
          </select>
        );
        return <OneChat key={chat.id} chatId={chat.id} choice={choice} />;
      }}
    </Loading>
  );
}

interface OneChatProps {
  readonly chatId: number;
  readonly choice: React.ReactNode;
}

function OneChat({ chatId, choice }: OneChatProps) {
  const { section } = useParams({ from });
  const loaded = useQuery(chatQuery(chatId));
  return (
    <Loading query={loaded}>
      {(chat) => <ChatSettingsForm loaded={chat} section={sectionOf(section)} choice={choice} />}
    </Loading>
  );
}

/** While it loads, and where it fails, there is a page with its name all the same. */
function Loading<Value>(props: React.ComponentProps<typeof Loaded<Value>>) {
  if (props.query.data !== undefined) return <Loaded {...props} />;
  return (
    <Page title="Settings">
      <div className={styles.loading}>
        <Loaded {...props} />
      </div>
    </Page>
  );
}
