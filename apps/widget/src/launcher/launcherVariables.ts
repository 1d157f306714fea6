import type { LauncherLooks } from '@shopbell/protocol';
import { type Insets, launcherInsets, safeColor, textOn } from '@shopbell/rules/appearance';

const defaultColor = '#115cb5';

/** The shop's looks as custom properties: the only way they enter the styles. */
export function launcherVariables(decoration: LauncherLooks): string {
  const main = safeColor(decoration.mainColor, defaultColor);
  const conversation = safeColor(decoration.conversationColor, main);
  const insets = launcherInsets(decoration.position);
  return `:host{${[
    `--main:${main}`,
    `--on-main:${textOn(main)}`,
    `--conversation:${conversation}`,
    `--on-conversation:${textOn(conversation)}`,
    `--launcher-inset:${toInset(insets, insets.launcher)}`,
    `--window-inset:${toInset(insets, insets.window)}`,
  ].join(';')}}`;
}

function toInset({ vertical, horizontal }: Insets, { x, y }: { x: number; y: number }): string {
  const [top, bottom] = vertical === 'top' ? [`${y}px`, 'auto'] : ['auto', `${y}px`];
  const [left, right] = horizontal === 'left' ? [`${x}px`, 'auto'] : ['auto', `${x}px`];
  return `${top} ${right} ${bottom} ${left}`;
}
