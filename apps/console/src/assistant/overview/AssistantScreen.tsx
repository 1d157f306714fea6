import { Page } from '../../app/Page';
import type { ScreenProps } from '../../screens/Screen';
import { Tabs } from '../Tabs';
import { Model } from './Model';
import { Report } from './Report';
import { Switches } from './Switches';

export function AssistantScreen({ title }: ScreenProps) {
  return (
    <Page title={title}>
      <Tabs />
      <Switches />
      <Report />
      <Model />
    </Page>
  );
}
