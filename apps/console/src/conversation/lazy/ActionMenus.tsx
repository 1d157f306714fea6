import { CheckIcon } from '../../icons/CheckIcon';
import { RetryIcon } from '../../icons/RetryIcon';
import { ActionButton } from '../ActionButton';
import { conversationKeys } from '../conversationKeys';
import type { ActionMenusProps } from './ActionMenusProps';
import { AssignMenu } from './AssignMenu';
import { MoreMenu } from './MoreMenu';
import { SnoozeMenu } from './SnoozeMenu';
import { TagsPopover } from './TagsPopover';

export function ActionMenus(props: ActionMenusProps) {
  const { summary, actions } = props;
  return (
    <>
      <AssignMenu {...props} />
      <TagsPopover {...props} />
      <SnoozeMenu {...props} />
      <MoreMenu {...props} />
      {summary.status === 'closed' ? (
        <ActionButton
          label="Reopen"
          keys={conversationKeys.close.shown}
          words="Reopen"
          onClick={() => void actions.reopen()}
        >
          <RetryIcon />
        </ActionButton>
      ) : (
        <ActionButton
          label="Close"
          keys={conversationKeys.close.shown}
          words="Close"
          onClick={() => void actions.close()}
        >
          <CheckIcon />
        </ActionButton>
      )}
    </>
  );
}
