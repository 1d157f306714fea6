import { useStore } from '@shopbell/looks';
import type { ComponentType } from 'react';
import { Guarded, lazyView } from '../chunks';
import { Skeletons } from '../conversations';
import { useTexts } from '../i18n';
import { keyOfRoute } from '../router';
import { ConversationScreen, type ConversationScreenProps } from './ConversationScreen';
import type { Screen, ScreenProps } from './Feature';
import { screens } from './screens';
import { TakeFocus } from './TakeFocus';
import { useWidget } from './WidgetContext';

const views: Readonly<Record<string, ComponentType<ScreenProps> | undefined>> = Object.fromEntries(
  Object.entries(screens).map(([path, { load, focus }]) => [
    path,
    load && lazyView(path, load, <Skeletons />, <TakeFocus on={focus} />),
  ]),
);

/** The screen that the router names. The same one with other parameters begins anew. */
export function ScreenView({ sent }: ConversationScreenProps) {
  const { t } = useTexts();
  const { route } = useStore(useWidget().router.store);
  const { title } = screens[route.path] as Screen;
  const View = views[route.path];
  return (
    <section className="screen" aria-label={t(title)}>
      <Guarded key={keyOfRoute(route)}>
        {View ? <View parameters={route.parameters} /> : <ConversationScreen sent={sent} />}
      </Guarded>
    </section>
  );
}
