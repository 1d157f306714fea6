import { useQuery } from '@tanstack/react-query';
import { Loaded } from '../../app/Loaded';
import { Page } from '../../app/Page';
import type { ScreenProps } from '../../screens/Screen';
import { guidanceQuery } from '../assistantQueries';
import { Tabs } from '../Tabs';
import { GuidanceForm } from './GuidanceForm';

export function GuidanceScreen({ title }: ScreenProps) {
  const guidance = useQuery(guidanceQuery);
  return (
    <Page title={title}>
      <Tabs />
      <Loaded query={guidance}>{(found) => <GuidanceForm guidance={found} />}</Loaded>
    </Page>
  );
}
