import { useStore } from '@shopbell/looks';
import type { ReactNode } from 'react';
import { TextsProvider } from '../i18n';
import { StyleRoot } from '../styles';
import type { Widget } from './Widget';
import { WidgetContext } from './WidgetContext';

export interface SurroundingsProps {
  readonly widget: Widget;
  readonly root: ShadowRoot;
  readonly children: ReactNode;
}

/** What every view of the widget finds around it, in each of React's roots. */
export function Surroundings({ widget, root, children }: SurroundingsProps) {
  return (
    <StyleRoot value={root}>
      <WidgetContext value={widget}>
        <TextsProvider translator={useStore(widget.translator)}>{children}</TextsProvider>
      </WidgetContext>
    </StyleRoot>
  );
}
