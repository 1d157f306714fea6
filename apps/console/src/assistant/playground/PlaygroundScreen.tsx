import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { Loaded } from '../../app/Loaded';
import { Page } from '../../app/Page';
import type { ScreenProps } from '../../screens/Screen';
import { chatsQuery } from '../assistantQueries';
import { Tabs } from '../Tabs';
import { Playground } from './Playground';

export function PlaygroundScreen({ title }: ScreenProps) {
  const { question } = useSearch({ from: '/desk/assistant/playground' });
  const chats = useQuery(chatsQuery);
  return (
    <Page title={title}>
      <Tabs />
      <Loaded query={chats}>
        {({ chats: list }) => <Playground chats={list} question={question ?? ''} />}
      </Loaded>
    </Page>
  );
}
