import { isComposing } from '@shopbell/looks';
import { useEffect, useRef, useState } from 'react';
import menu from '../../app/Menu.module.css';
import { useCombobox } from '../../app/useCombobox';
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
  const sections = useSectionCommands().filter(({ id }) => !commands.some((offered) => offered.id === id));
  // Too many to be shown before anybody asks for them.
  const found = matchCommands(text.trim() === '' ? commands : [...commands, ...sections], text);
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

  const box = useCombobox({
    label: 'Commands',
    isOpen: true,
    count: found.length,
    onChoose: (index) => run(found[index]),
  });

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
        {...box.fieldProps}
        className={styles.field}
        aria-label="What do you want to do?"
        placeholder="What do you want to do?"
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          box.mark(0);
        }}
        onKeyDown={(event) => isComposing(event.nativeEvent) || box.press(event)}
      />
      <div {...box.listProps} className={styles.list}>
        {found.map((command, index) => (
          <div key={command.id} {...box.optionProps(index)} className={menu.item}>
            <span className={menu.main}>{command.title}</span>
            <span className={menu.aside}>{command.group}</span>
            {command.keys !== undefined && <kbd>{command.keys}</kbd>}
          </div>
        ))}
      </div>
      {found.length === 0 && <p className={menu.note}>Nothing goes by these words.</p>}
    </dialog>
  );
}
