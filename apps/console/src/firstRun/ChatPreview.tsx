import { useQuery } from '@tanstack/react-query';
import { Loaded } from '../app/Loaded';
import type { Draft } from '../settings/ChatDraft';
import { PreviewPane } from '../settings/PreviewPane';
import { chatQuery, chatsQuery } from '../settings/settingsQueries';
import styles from './FirstRunScreen.module.css';

export interface ChatPreviewProps {
  readonly appKey: string;
  readonly mainColor: string;
}

/** The chat itself in the colour that is being chosen. */
export function ChatPreview({ appKey, mainColor }: ChatPreviewProps) {
  const chats = useQuery(chatsQuery);
  return (
    <div className={styles.preview}>
      <Loaded query={chats}>
        {({ chats: list }) => {
          const chat = list.find(({ key }) => key === appKey);
          return chat && <OneChat chatId={chat.id} mainColor={mainColor} />;
        }}
      </Loaded>
    </div>
  );
}

function OneChat({ chatId, mainColor }: { readonly chatId: number; readonly mainColor: string }) {
  const chat = useQuery(chatQuery(chatId));
  return (
    <Loaded query={chat}>
      {({ settings }) => (
        <PreviewPane chatId={chatId} settings={inColour(settings, mainColor)} isRight isOpen />
      )}
    </Loaded>
  );
}

/** Both colours, as saving this step writes them. */
function inColour(settings: Draft, mainColor: string): Draft {
  const decoration = { ...(settings.decoration as Draft), mainColor, conversationColor: mainColor };
  return { ...settings, decoration };
}
