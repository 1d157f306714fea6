import { useStore } from '@shopbell/looks';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useWidget } from '../../app/WidgetContext';
import formsCss from '../../forms/forms.css?inline';
import { useTexts } from '../../i18n';
import { useStyles } from '../../styles';
import css from './menu.css?inline';
import { Panel, type PanelKind } from './Panel';

/** Behind three dots: what a shopper may do with the conversation as a whole. */
export function View() {
  useStyles(formsCss);
  useStyles(css);
  const { t } = useTexts();
  const { conversation } = useStore(useWidget().client.store);
  const [shown, setShown] = useState<'nothing' | 'menu' | PanelKind>('nothing');
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  const isMenu = shown === 'menu';
  const kinds: readonly PanelKind[] =
    conversation.messages.length > 0 ? ['transcript', 'end', 'delete'] : ['delete'];
  const close = () => setShown('nothing');
  const wasShown = useRef(false);
  // Not before what lay over the window is gone: it kept the button from being reached.
  useEffect(() => {
    if (wasShown.current && shown === 'nothing') button.current?.focus();
    wasShown.current = shown !== 'nothing';
  }, [shown]);
  const place = button.current?.closest('[role=dialog]');
  return (
    <div className="more">
      <button
        ref={button}
        type="button"
        className="tool"
        aria-label={t('windowMenu')}
        aria-haspopup="menu"
        aria-expanded={isMenu}
        aria-controls={isMenu ? id : undefined}
        onClick={() => setShown(isMenu ? 'nothing' : 'menu')}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M5 12h.01M12 12h.01M19 12h.01" strokeWidth="3" />
        </svg>
      </button>
      {isMenu && <Choices id={id} kinds={kinds} onChoose={setShown} onClose={close} />}
      {shown !== 'nothing' && shown !== 'menu' && place && (
        <Panel kind={shown} place={place} onClose={close} />
      )}
    </div>
  );
}

interface ChoicesProps {
  readonly id: string;
  readonly kinds: readonly PanelKind[];
  readonly onChoose: (kind: PanelKind) => void;
  readonly onClose: () => void;
}

const labels = { transcript: 'transcriptSend', end: 'endChat', delete: 'dataDelete' } as const;

function Choices({ id, kinds, onChoose, onClose }: ChoicesProps) {
  const { t } = useTexts();
  const menu = useRef<HTMLDivElement>(null);
  const items = () => [...(menu.current?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? [])];
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it opens
  useEffect(() => {
    items()[0]?.focus();
    const element = menu.current;
    const root = element?.getRootNode();
    const onPress = (event: Event) => {
      if (!event.composedPath().includes(element?.parentElement ?? document)) onClose();
    };
    root?.addEventListener('pointerdown', onPress);
    return () => root?.removeEventListener('pointerdown', onPress);
  }, []);

  const onKeyDown = (event: KeyboardEvent) => {
    const all = items();
    const index = all.indexOf(event.target as HTMLElement);
    const move = { ArrowDown: index + 1, ArrowUp: index - 1, Home: 0, End: all.length - 1 }[event.key];
    if (event.key === 'Tab') return onClose();
    if (move === undefined && event.key !== 'Escape') return;
    event.preventDefault();
    // The window's own Escape would close the whole chat.
    event.stopPropagation();
    if (move === undefined) onClose();
    else all.at(move % all.length)?.focus();
  };

  return (
    <div
      ref={menu}
      id={id}
      role="menu"
      className="choices"
      aria-label={t('windowMenu')}
      onKeyDown={onKeyDown}
    >
      {kinds.map((kind) => (
        <button
          key={kind}
          type="button"
          role="menuitem"
          tabIndex={-1}
          className={kind === 'delete' ? 'grave' : undefined}
          onClick={() => onChoose(kind)}
        >
          {t(labels[kind])}
        </button>
      ))}
    </div>
  );
}
