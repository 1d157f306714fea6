import { type CSSProperties, useEffect, useEffectEvent, useRef, useState } from 'react';
import { isPreviewAnswer, type PreviewDraft } from '../preview/messages';
import type { Draft } from './draft';
import styles from './PreviewPane.module.css';
import type { ChatDraft } from './useChatDraft';

export interface PreviewPaneProps {
  readonly draft: ChatDraft;
  /** The launcher is looked at with the window closed. */
  readonly isOpen: boolean;
}

/** The pages that are looked at, in their own pixels; they are drawn as large as there is room. */
const devices = {
  desktop: { width: 760, height: 800 },
  phone: { width: 375, height: 700 },
} as const;
type Device = keyof typeof devices;

const pauseMs = 200;

/** The real chat with the settings as they stand on screen. What is not right yet is not shown: the last look stays. */
export function PreviewPane({ draft, isOpen }: PreviewPaneProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [device, setDevice] = useState<Device>('desktop');
  const [look, setLook] = useState<'light' | 'dark'>('light');
  const [state, setState] = useState<'loading' | 'shown' | 'failed'>('loading');
  const isRight = draft.problems.length === 0;

  const send = useEffectEvent(() => {
    if (!isRight) return;
    const message: PreviewDraft = {
      type: 'preview-draft',
      settings: seenIn(draft.draft, look),
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
  }, [draft.draft, look, isOpen]);

  const { width, height } = devices[device];
  return (
    <aside className={styles.pane} aria-label="Preview">
      <div className={styles.tools}>
        <Toggle name="Device" choices={['desktop', 'phone']} value={device} onChange={setDevice} />
        <Toggle name="Look" choices={['light', 'dark']} value={look} onChange={setLook} />
      </div>
      <div className={styles.stage} style={{ '--width': width, '--height': height } as CSSProperties}>
        <iframe
          ref={frame}
          title="Preview of the chat"
          className={styles.frame}
          src={`/console/preview/${draft.chatId}?preview-mode=true`}
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
