import { useStore } from '@shopbell/looks';
import type { ComponentType } from 'react';
import { Guarded, lazyView } from '../chunks';
import { Skeletons } from '../conversations';
import { useTexts } from '../i18n';
import { keyOfRoute } from '../router';
import { ConversationScreen } from './ConversationScreen';
import type { Screen, ScreenProps } from './Feature';
import { featuresOf } from './featuresOf';
import { screenAt } from './screenAt';
import { TakeFocus } from './TakeFocus';
import { useWidget } from './WidgetContext';

const views: Record<string, ComponentType<ScreenProps> | undefined> = {};

/** The screen that the router names. The same one with other parameters begins anew. */
export function ScreenView() {
  const { t } = useTexts();
  const widget = useWidget();
  const { route } = useStore(widget.router.store);
  const { path } = route;
  const { title, load, focus } = screenAt(featuresOf(widget).get(), path) as Screen;
  if (load) views[path] ??= lazyView(path, load, <Skeletons />, <TakeFocus on={focus} />);
  const View = views[path];
  return (
    <section className="screen" aria-label={typeof title === 'function' ? title(widget) : t(title)}>
      <Guarded key={keyOfRoute(route)}>
        {View ? <View parameters={route.parameters} /> : <ConversationScreen />}
      </Guarded>
    </section>
  );
}
