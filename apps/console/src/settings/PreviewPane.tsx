import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { shownShop } from '../http/shownShop';
import { isPreviewAnswer, type PreviewDraft } from '../preview/messages';
import type { Draft } from './ChatDraft';
import { type Device, framePlace, type Room } from './framePlace';
import styles from './PreviewPane.module.css';

export interface PreviewPaneProps {
  readonly chatId: number;
  readonly settings: Draft;
  /** Whether they can be shown as they stand. */
  readonly isRight: boolean;
  /** The launcher is looked at with the window closed. */
  readonly isOpen: boolean;
}

const pauseMs = 200;

/** The real chat with the settings as they stand on screen. What is not right yet is not shown: the last look stays. */
export function PreviewPane({ chatId, settings, isRight, isOpen }: PreviewPaneProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [device, setDevice] = useState<Device>('desktop');
  const [look, setLook] = useState<'light' | 'dark'>('light');
  const [state, setState] = useState<'loading' | 'shown' | 'failed'>('loading');
  const shown = JSON.stringify(settings);

  const send = useEffectEvent(() => {
    if (!isRight) return;
    const message: PreviewDraft = {
      type: 'preview-draft',
      settings: seenIn(settings, look),
      isOpen,
      look,
    };
    frame.current?.contentWindow?.postMessage(message, location.origin);
  });
  const hear = useEffectEvent(({ origin, source, data }: MessageEvent) => {
    if (origin !== location.origin || source !== frame.current?.contentWindow || !isPreviewAnswer(data))
      return;
    if (data.type === 'preview-ready') send();
    else setState(data.type === 'preview-shown' ? 'shown' : 'failed');
  });
  useEffect(() => {
    const listen = (event: MessageEvent) => hear(event);
    addEventListener('message', listen);
    return () => removeEventListener('message', listen);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: these are what is shown
  useEffect(() => {
    const timer = setTimeout(() => send(), pauseMs);
    return () => clearTimeout(timer);
  }, [shown, look, isOpen]);

  const stage = useRef<HTMLDivElement>(null);
  const room = useRoom(stage);
  const { position } = settings.decoration as { position: { alignment: string } };
  return (
    <aside className={styles.pane} aria-label="Preview">
      <div className={styles.tools}>
        <Toggle name="Device" choices={['desktop', 'phone']} value={device} onChange={setDevice} />
        <Toggle name="Look" choices={['light', 'dark']} value={look} onChange={setLook} />
      </div>
      <div ref={stage} className={styles.stage} data-device={device}>
        <iframe
          ref={frame}
          title="Preview of the chat"
          className={styles.frame}
          src={`/console/preview/${chatId}?preview-mode=true&shop=${shownShop.id}`}
          style={framePlace(device, room, String(position.alignment))}
          data-state={state}
        />
      </div>
      <p role="status" className={styles.note}>
        {!isRight && 'The preview waits until all settings are right.'}
        {isRight &&
          state === 'failed' &&
          'The preview could not be shown. It is tried again with the next change.'}
        {isRight &&
          state !== 'failed' &&
          'This is the chat itself: what you write in it comes to your inbox.'}
      </p>
    </aside>
  );
}

/** Where the shopper's device decides between light and dark, the switch stands in for it. */
function seenIn(draft: Draft, look: 'light' | 'dark'): Draft {
  const decoration = draft.decoration as Draft;
  return decoration.theme === 'auto' ? { ...draft, decoration: { ...decoration, theme: look } } : draft;
}

function useRoom(element: RefObject<HTMLElement | null>): Room {
  const [room, setRoom] = useState<Room>({ width: 0, height: 0 });
  useEffect(() => {
    const observed = element.current;
    if (!observed) return;
    const observer = new ResizeObserver(() => {
      const { clientWidth: width, clientHeight: height } = observed;
      // The same room is the same object: nothing is drawn anew for it.
      setRoom((before) => (before.width === width && before.height === height ? before : { width, height }));
    });
    observer.observe(observed);
    return () => observer.disconnect();
  }, [element]);
  return room;
}

interface ToggleProps<Choice extends string> {
  readonly name: string;
  readonly choices: readonly Choice[];
  readonly value: Choice;
  readonly onChange: (choice: Choice) => void;
}

const Toggle = <Choice extends string>({ name, choices, value, onChange }: ToggleProps<Choice>) => (
  <fieldset className={styles.toggle}>
    <legend className="visually-hidden">{name}</legend>
    {choices.map((choice) => (
      <label key={choice}>
        <input
          type="radio"
          name={`preview-${name}`}
          className="visually-hidden"
          checked={choice === value}
          onChange={() => onChange(choice)}
        />
        <span>{choice.charAt(0).toUpperCase() + choice.slice(1)}</span>
      </label>
    ))}
  </fieldset>
);
