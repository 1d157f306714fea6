import { useQuery } from '@tanstack/react-query';
import { DropdownMenu } from 'radix-ui';
import { type ReactNode, useMemo, useState } from 'react';
import { Dialog } from '../../app/Dialog';
import { browserDates } from '../../app/dates';
import menu from '../../app/Menu.module.css';
import { portalPlace } from '../../app/portalPlace';
import { useDesk } from '../../desk/useDesk';
import { BlockIcon } from '../../icons/BlockIcon';
import { CheckIcon } from '../../icons/CheckIcon';
import { MoonIcon } from '../../icons/MoonIcon';
import { MoreIcon } from '../../icons/MoreIcon';
import { PersonIcon } from '../../icons/PersonIcon';
import { RetryIcon } from '../../icons/RetryIcon';
import { SendIcon } from '../../icons/SendIcon';
import { colleaguesQuery } from '../../inbox/inboxQueries';
import { ActionButton } from '../ActionButton';
import type { ConversationHeaderProps, Menu } from '../ConversationHeader';
import { snoozeOptions } from '../snoozeOptions';
import { SnoozeDialog } from './SnoozeDialog';
import { TagsPopover } from './TagsPopover';
import { TranscriptDialog } from './TranscriptDialog';

export interface ActionMenusProps extends ConversationHeaderProps {
  readonly summary: NonNullable<ConversationHeaderProps['summary']>;
}

/** Menus are not modal: the page stays as it is, and no style is put into it, which its policy would refuse. */
export function ActionMenus(props: ActionMenusProps) {
  const { summary, actions } = props;
  return (
    <>
      <AssignMenu {...props} />
      <TagsPopover {...props} />
      <SnoozeMenu {...props} />
      <MoreMenu {...props} />
      {summary.status === 'closed' ? (
        <ActionButton label="Reopen" keys="E" words="Reopen" onClick={() => void actions.reopen()}>
          <RetryIcon />
        </ActionButton>
      ) : (
        <ActionButton label="Close" keys="E" words="Close" onClick={() => void actions.close()}>
          <CheckIcon />
        </ActionButton>
      )}
    </>
  );
}

interface HeaderMenuProps extends Pick<ActionMenusProps, 'menu' | 'onMenu'> {
  readonly name: Menu;
  readonly trigger: ReactNode;
  readonly children: ReactNode;
}

function HeaderMenu({ name, menu: open, onMenu, trigger, children }: HeaderMenuProps) {
  return (
    <DropdownMenu.Root
      modal={false}
      open={open === name}
      onOpenChange={(isOpen) => onMenu(isOpen ? name : null)}
    >
      <DropdownMenu.Trigger asChild>{trigger}</DropdownMenu.Trigger>
      <DropdownMenu.Portal container={portalPlace()}>
        <DropdownMenu.Content className={menu.content} align="end" sideOffset={4} collisionPadding={8} loop>
          {children}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}

function AssignMenu(props: ActionMenusProps) {
  const { summary, actions } = props;
  const { member } = useDesk();
  const { data: colleagues = [] } = useQuery(colleaguesQuery);
  const assignee = colleagues.find(({ userId }) => userId === summary.assigneeId);
  const others = colleagues.filter(({ userId }) => userId !== member.userId);
  const words = summary.assigneeId === null ? 'Assign' : (assignee?.name ?? 'Someone');
  return (
    <HeaderMenu
      {...props}
      name="assign"
      trigger={
        <ActionButton label={`Assign, now ${assignee?.name ?? 'nobody'}`} keys="A" words={words}>
          <PersonIcon />
        </ActionButton>
      }
    >
      <Person
        name="Me"
        isChosen={summary.assigneeId === member.userId}
        onSelect={() => void actions.assignToMe()}
      />
      {others.map(({ userId, name }) => (
        <Person
          key={userId}
          name={name}
          isChosen={summary.assigneeId === userId}
          onSelect={() => void actions.assign(userId)}
        />
      ))}
      <DropdownMenu.Separator className={menu.line} />
      <Person
        name="Nobody"
        isChosen={summary.assigneeId === null}
        onSelect={() => void actions.assign(null)}
      />
    </HeaderMenu>
  );
}

const Person = (props: {
  readonly name: string;
  readonly isChosen: boolean;
  readonly onSelect: () => void;
}) => (
  <DropdownMenu.CheckboxItem className={menu.item} checked={props.isChosen} onSelect={props.onSelect}>
    <span className={menu.main}>{props.name}</span>
    <DropdownMenu.ItemIndicator>
      <CheckIcon />
    </DropdownMenu.ItemIndicator>
  </DropdownMenu.CheckboxItem>
);

function SnoozeMenu(props: ActionMenusProps) {
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
          <ActionButton label="Snooze" keys="S">
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

function MoreMenu(props: ActionMenusProps) {
  const { summary, visitorName, actions } = props;
  const [isAsking, setIsAsking] = useState(false);
  const [isMailing, setIsMailing] = useState(false);
  return (
    <>
      <HeaderMenu
        {...props}
        name="more"
        trigger={
          <ActionButton label="More">
            <MoreIcon />
          </ActionButton>
        }
      >
        <DropdownMenu.Item className={menu.item} onSelect={() => setIsMailing(true)}>
          <SendIcon /> <span className={menu.main}>Email the conversation…</span>
        </DropdownMenu.Item>
        {summary.isBlocked ? (
          <DropdownMenu.Item className={menu.item} onSelect={() => void actions.block(false)}>
            <BlockIcon /> <span className={menu.main}>Unblock the visitor</span>
          </DropdownMenu.Item>
        ) : (
          <DropdownMenu.Item className={`${menu.item} ${menu.danger}`} onSelect={() => setIsAsking(true)}>
            <BlockIcon /> <span className={menu.main}>Block the visitor…</span>
          </DropdownMenu.Item>
        )}
      </HeaderMenu>
      {isMailing && (
        <TranscriptDialog conversationId={summary.conversationId} onClose={() => setIsMailing(false)} />
      )}
      {isAsking && (
        <Dialog
          title={`Block ${visitorName}?`}
          about="What they write from now on is refused: here, and wherever they give the same email address. What was said stays, and you can unblock them at any time."
          action="Block"
          isDanger
          isBusy={false}
          onConfirm={() => {
            setIsAsking(false);
            void actions.block(true);
          }}
          onClose={() => setIsAsking(false)}
        />
      )}
    </>
  );
}
