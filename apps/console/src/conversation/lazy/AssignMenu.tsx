import { useQuery } from '@tanstack/react-query';
import { DropdownMenu } from 'radix-ui';
import menu from '../../app/Menu.module.css';
import { useDesk } from '../../desk/useDesk';
import { CheckIcon } from '../../icons/CheckIcon';
import { PersonIcon } from '../../icons/PersonIcon';
import { colleaguesQuery } from '../../inbox/inboxQueries';
import { ActionButton } from '../ActionButton';
import { conversationKeys } from '../conversationKeys';
import type { ActionMenusProps } from './ActionMenusProps';
import { HeaderMenu } from './HeaderMenu';

export function AssignMenu(props: ActionMenusProps) {
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
        <ActionButton
          label={`Assign, now ${assignee?.name ?? 'nobody'}`}
          keys={conversationKeys.assign.shown}
          words={words}
        >
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
