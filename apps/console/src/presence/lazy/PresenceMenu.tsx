import type { ConsoleMember, Presence, TeamPresence } from '@shopbell/protocol';
import { DropdownMenu } from 'radix-ui';
import { classes } from '../../app/classes';
import menu from '../../app/Menu.module.css';
import { portalPlace } from '../../app/portalPlace';
import { CheckIcon } from '../../icons/CheckIcon';
import { PersonCard } from '../PersonCard';
import { presenceMeaning, shoppersSee, statusNames } from '../presenceWords';
import type { PresenceFacts } from '../usePresence';
import styles from './PresenceMenu.module.css';

export interface PresenceMenuProps extends PresenceFacts {
  readonly member: ConsoleMember;
  readonly isOpenAtOnce: boolean;
}

export function PresenceMenu({ member, presence, setPresence, isOpenAtOnce }: PresenceMenuProps) {
  const members = presence?.members ?? [];
  const colleagues = members.filter(({ userId }) => userId !== member.userId);
  return (
    <DropdownMenu.Root modal={false} defaultOpen={isOpenAtOnce}>
      <DropdownMenu.Trigger asChild>
        <PersonCard member={member} status={presence?.status} />
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal container={portalPlace()}>
        <DropdownMenu.Content
          className={menu.content}
          align="start"
          sideOffset={4}
          collisionPadding={8}
          loop
          aria-label="Your presence"
        >
          <DropdownMenu.RadioGroup
            value={presence?.status ?? ''}
            onValueChange={(status) => setPresence(status as Presence)}
          >
            <Choice status="online" isChosen={presence?.status === 'online'} />
            <Choice status="away" isChosen={presence?.status === 'away'} />
          </DropdownMenu.RadioGroup>
          <p className={menu.note}>
            {shoppersSee(members)} Without an open console you are away by yourself, within a minute.
          </p>
          {colleagues.length > 0 && (
            <>
              <DropdownMenu.Separator className={menu.line} />
              <DropdownMenu.Label className={menu.label}>Colleagues</DropdownMenu.Label>
              <Colleagues members={colleagues} />
            </>
          )}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}

interface ChoiceProps {
  readonly status: Presence;
  readonly isChosen: boolean;
}

const Choice = ({ status, isChosen }: ChoiceProps) => (
  <DropdownMenu.RadioItem value={status} className={classes(menu.item, styles.choice)}>
    <span className={styles.dot} data-status={status} />
    <span className={styles.words}>
      {statusNames[status]}
      <span className={styles.meaning}>{presenceMeaning[status]}</span>
    </span>
    {isChosen && <CheckIcon />}
  </DropdownMenu.RadioItem>
);

const order = { online: 0, away: 1, offline: 2 } as const;

const Colleagues = ({ members }: TeamPresence) =>
  members
    .toSorted((left, right) => order[left.status] - order[right.status])
    .map(({ userId, name, status }) => (
      <div key={userId} className={classes(menu.item, styles.colleague)}>
        <span className={styles.dot} data-status={status} />
        <span className={menu.main}>{name}</span>
        <span className={menu.aside}>{statusNames[status]}</span>
      </div>
    ));
