import { isComposing } from '@shopbell/looks';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import menu from '../../app/Menu.module.css';
import type { Command } from '../createCommands';
import { matchCommands } from '../matchCommands';
import styles from './Palette.module.css';
import { useSectionCommands } from './useSectionCommands';

export interface PaletteProps {
  readonly commands: readonly Command[];
  readonly onClose: () => void;
}

/** Everything that can be done now, by its name. */
export function Palette({ commands, onClose }: PaletteProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [text, setText] = useState('');
  const [marked, setMarked] = useState(0);
  const listId = useId();
  const sections = useSectionCommands().filter(({ id }) => !commands.some((offered) => offered.id === id));
  // Too many to be shown before anybody asks for them.
  const found = matchCommands(text.trim() === '' ? commands : [...commands, ...sections], text);
  const optionId = (index: number) => `${listId}-${index}`;
  useEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    return () => shown?.close();
  }, []);

  function run(command: Command | undefined) {
    if (!command) return;
    onClose();
    // After the dialog has given the focus back, so that a command may take it.
    requestAnimationFrame(() => command.run());
  }

  function mark(index: number) {
    setMarked(index);
    document.getElementById(optionId(index))?.scrollIntoView({ block: 'nearest' });
  }

  function press(event: KeyboardEvent) {
    if (isComposing(event.nativeEvent)) return;
    if (event.key === 'ArrowDown') mark(Math.min(found.length - 1, marked + 1));
    else if (event.key === 'ArrowUp') mark(Math.max(0, marked - 1));
    else if (event.key === 'Enter') run(found[marked]);
    else return;
    event.preventDefault();
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog without any code of ours.
    <dialog
      ref={dialog}
      className={styles.palette}
      aria-label="Commands"
      onCancel={onClose}
      onClick={(event) => {
        if (event.target === dialog.current) onClose();
      }}
    >
      <input
        className={styles.field}
        role="combobox"
        aria-label="What do you want to do?"
        aria-expanded="true"
        aria-controls={listId}
        aria-activedescendant={found.length > 0 ? optionId(marked) : undefined}
        placeholder="What do you want to do?"
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          setMarked(0);
        }}
        onKeyDown={press}
      />
      <div id={listId} className={styles.list} role="listbox" aria-label="Commands">
        {found.map((command, index) => (
          <Option
            key={command.id}
            id={optionId(index)}
            command={command}
            isMarked={index === marked}
            onRun={() => run(command)}
          />
        ))}
      </div>
      {found.length === 0 && <p className={menu.note}>Nothing goes by these words.</p>}
    </dialog>
  );
}

interface OptionProps {
  readonly id: string;
  readonly command: Command;
  readonly isMarked: boolean;
  readonly onRun: () => void;
}

const Option = ({ id, command, isMarked, onRun }: OptionProps) => (
  // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the field's, which keeps the focus.
  // biome-ignore lint/a11y/useFocusableInteractive: the same.
  <div id={id} role="option" aria-selected={isMarked} className={menu.item} onClick={onRun}>
    <span className={menu.main}>{command.title}</span>
    <span className={menu.aside}>{command.group}</span>
    {command.keys !== undefined && <kbd>{command.keys}</kbd>}
  </div>
);
