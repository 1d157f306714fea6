import type { LauncherLooks, LauncherPosition } from '@shopbell/protocol';
import { type Insets, launcherInsets, safeColor, textOn } from '@shopbell/rules/appearance';

const defaultColor = '#115cb5';

/** The shop's looks as custom properties: the only way they enter the styles. */
export function launcherVariables(decoration: LauncherLooks, isContrastDisabled = false): string {
  const main = safeColor(decoration.mainColor, defaultColor);
  const conversation = safeColor(decoration.conversationColor, main);
  const variables = {
    '--main': main,
    '--on-main': textOn(main, isContrastDisabled),
    '--conversation': conversation,
    '--on-conversation': textOn(conversation, isContrastDisabled),
    ...insetVariables(decoration.position),
  };
  return `:host{${Object.entries(variables)
    .map(([name, value]) => `${name}:${value}`)
    .join(';')}}`;
}

/** Room for the launcher between the page's edge and the question box above it. */
const floatingRisePx = 68;

/** Where the launcher, the window and the question box stand. */
export function insetVariables(position: LauncherPosition, isCheckout = false): Record<string, string> {
  const insets = launcherInsets(position, isCheckout);
  const { x, y } = insets.launcher;
  return {
    '--launcher-inset': toInset(insets, insets.launcher),
    '--window-inset': toInset(insets, insets.window),
    '--floating-inset': toInset(insets, { x, y: y + floatingRisePx }),
  };
}

function toInset({ vertical, horizontal }: Insets, { x, y }: { x: number; y: number }): string {
  const [top, bottom] = vertical === 'top' ? [`${y}px`, 'auto'] : ['auto', `${y}px`];
  const [left, right] = horizontal === 'left' ? [`${x}px`, 'auto'] : ['auto', `${x}px`];
  return `${top} ${right} ${bottom} ${left}`;
}
