import { createContext, useContext } from 'react';
import type { Widget } from './Widget';

export const WidgetContext = createContext<Widget | null>(null);

export function useWidget(): Widget {
  const widget = useContext(WidgetContext);
  if (!widget) throw new Error('This screen stands outside the widget');
  return widget;
}
