import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Popover } from 'radix-ui';
import { type ReactNode, useState } from 'react';
import menu from '../../app/Menu.module.css';
import { portalPlace } from '../../app/portalPlace';
import { EmojiIcon } from '../../icons/EmojiIcon';
import { MacroIcon } from '../../icons/MacroIcon';
import { macrosQuery } from '../../inbox/inboxQueries';
import { ActionButton } from '../ActionButton';
import { EmojiChoice } from './EmojiChoice';

export interface ComposerToolsProps {
  readonly hasMacros: boolean;
  readonly onInsert: (text: string) => void;
  readonly onFill: (text: string) => string;
}

export const ComposerTools = ({ hasMacros, onInsert, onFill }: ComposerToolsProps) => (
  <span>
    <Tool label="Emoji" icon={<EmojiIcon />}>
      {(close) => (
        <EmojiChoice
          onChoose={(emoji) => {
            close();
            onInsert(emoji);
          }}
        />
      )}
    </Tool>
    {hasMacros && (
      <Tool label="Macros" icon={<MacroIcon />}>
        {(close) => (
          <MacroChoice
            onChoose={(text) => {
              close();
              onInsert(onFill(text));
            }}
          />
        )}
      </Tool>
    )}
  </span>
);

interface ToolProps {
  readonly label: string;
  readonly icon: ReactNode;
  readonly children: (close: () => void) => ReactNode;
}

function Tool({ label, icon, children }: ToolProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Popover.Root open={isOpen} onOpenChange={setIsOpen}>
      <Popover.Trigger asChild>
        <ActionButton label={label}>{icon}</ActionButton>
      </Popover.Trigger>
      <Popover.Portal container={portalPlace()}>
        <Popover.Content
          className={menu.content}
          side="top"
          align="start"
          sideOffset={4}
          collisionPadding={8}
          aria-label={label}
          // The words go where the caret was, and so does the focus.
          onCloseAutoFocus={(event) => event.preventDefault()}
        >
          {children(() => setIsOpen(false))}
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}

function MacroChoice({ onChoose }: { readonly onChoose: (text: string) => void }) {
  const { data: macros = [], isPending } = useQuery(macrosQuery);
  const [words, setWords] = useState('');
  const matching = macros.filter(({ name, text }) =>
    `${name} ${text}`.toLowerCase().includes(words.trim().toLowerCase()),
  );
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (matching[0]) onChoose(matching[0].text);
      }}
    >
      <input
        className={menu.filter}
        aria-label="Find a macro"
        placeholder="Find a macro"
        value={words}
        onChange={(event) => setWords(event.target.value)}
      />
      {matching.map(({ id, name, text }) => (
        <button key={id} type="button" className={menu.item} title={text} onClick={() => onChoose(text)}>
          <span className={menu.main}>{name}</span>
        </button>
      ))}
      {matching.length === 0 && !isPending && (
        <p className={menu.note}>
          {macros.length === 0 ? 'No macros yet.' : 'No macro has these words.'}{' '}
          <Link to="/macros">Macros</Link>
        </p>
      )}
    </form>
  );
}
