import { DropdownMenu } from 'radix-ui';
import { useMemo, useState } from 'react';
import { browserDates } from '../../app/dates';
import menu from '../../app/Menu.module.css';
import { MoonIcon } from '../../icons/MoonIcon';
import { ActionButton } from '../ActionButton';
import { conversationKeys } from '../conversationKeys';
import { snoozeOptions } from '../snoozeOptions';
import type { ActionMenusProps } from './ActionMenusProps';
import { HeaderMenu } from './HeaderMenu';
import { SnoozeDialog } from './SnoozeDialog';

export function SnoozeMenu(props: ActionMenusProps) {
  const { summary, actions, menu: open } = props;
  const dates = useMemo(browserDates, []);
  const [isPicking, setIsPicking] = useState(false);
  const options = open === 'snooze' ? snoozeOptions(Date.now(), dates) : [];
  return (
    <>
      <HeaderMenu
        {...props}
        name="snooze"
        trigger={
          <ActionButton label="Snooze" keys={conversationKeys.snooze.shown}>
            <MoonIcon />
          </ActionButton>
        }
      >
        <DropdownMenu.Label className={menu.label}>Snooze until</DropdownMenu.Label>
        {options.map(({ name, untilMs, words }) => (
          <DropdownMenu.Item
            key={name}
            className={menu.item}
            onSelect={() => void actions.snooze(untilMs, words)}
          >
            <span className={menu.main}>{name}</span> <span className={menu.aside}>{words}</span>
          </DropdownMenu.Item>
        ))}
        <DropdownMenu.Item className={menu.item} onSelect={() => setIsPicking(true)}>
          <span className={menu.main}>Another time…</span>
        </DropdownMenu.Item>
        {summary.status === 'snoozed' && (
          <DropdownMenu.Item className={menu.item} onSelect={() => void actions.reopen()}>
            <span className={menu.main}>Wake up now</span>
          </DropdownMenu.Item>
        )}
      </HeaderMenu>
      {isPicking && (
        <SnoozeDialog
          dates={dates}
          onClose={() => setIsPicking(false)}
          onSnooze={(untilMs, words) => {
            setIsPicking(false);
            void actions.snooze(untilMs, words);
          }}
        />
      )}
    </>
  );
}
