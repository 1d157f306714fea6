import type { FlowStepKind } from '@shopbell/protocol';
import { stepNames } from '@shopbell/rules/flows-editing';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import styles from './Canvas.module.css';
import { families } from './kinds';

export interface KindPickerProps {
  /** In the canvas. */
  readonly x: number;
  readonly y: number;
  readonly onPick: (kind: FlowStepKind) => void;
  readonly onClose: () => void;
}

const moves: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

/** Which kind of step, by what it is for. */
export function KindPicker({ x, y, onPick, onClose }: KindPickerProps) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // All of it, and not only the button that has the focus.
    list.current?.scrollIntoView({ block: 'nearest' });
    list.current?.querySelector('button')?.focus({ preventScroll: true });
  }, []);
  const move = (event: KeyboardEvent) => {
    event.stopPropagation();
    if (event.key === 'Escape') onClose();
    const by = moves[event.key];
    if (!by) return;
    event.preventDefault();
    const all = [...(list.current?.querySelectorAll('button') ?? [])];
    const at = all.indexOf(document.activeElement as HTMLButtonElement);
    all.at((at + by) % all.length)?.focus();
  };
  return (
    <div
      ref={list}
      role="dialog"
      aria-label="Add a step"
      className={styles.picker}
      style={{ insetInlineStart: x, top: y }}
      // Where buttons do not take the focus by a click, it would be lost, and this closed before it is heard.
      onMouseDown={(event) => event.preventDefault()}
      onKeyDown={move}
      onBlur={({ currentTarget, relatedTarget }) => currentTarget.contains(relatedTarget) || onClose()}
    >
      {families.map(({ name, hue, kinds }) => (
        <fieldset key={name} className={styles.family} style={{ '--hue': hue } as object}>
          <legend>{name}</legend>
          {Object.entries(kinds).map(([kind, Icon]) => (
            <button key={kind} type="button" onClick={() => onPick(kind as FlowStepKind)}>
              <span className={styles.icon}>
                <Icon />
              </span>
              {stepNames[kind as FlowStepKind]}
            </button>
          ))}
        </fieldset>
      ))}
    </div>
  );
}
