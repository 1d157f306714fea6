import { DropdownMenu } from 'radix-ui';
import { useState } from 'react';
import { Dialog } from '../../app/Dialog';
import menu from '../../app/Menu.module.css';
import { BlockIcon } from '../../icons/BlockIcon';
import { MoreIcon } from '../../icons/MoreIcon';
import { SendIcon } from '../../icons/SendIcon';
import { ActionButton } from '../ActionButton';
import type { ActionMenusProps } from './ActionMenusProps';
import { HeaderMenu } from './HeaderMenu';
import { TranscriptDialog } from './TranscriptDialog';

export function MoreMenu(props: ActionMenusProps) {
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
