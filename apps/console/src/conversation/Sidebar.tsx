import type { ConversationDetail } from '@shopbell/protocol';
import { isAtLeast } from '@shopbell/rules/team';
import type { UseQueryResult } from '@tanstack/react-query';
import { Suspense } from 'react';
import { Boundary } from '../app/Boundary';
import type { Dates } from '../app/dates';
import { Loaded } from '../app/Loaded';
import { lazyPart } from '../app/lazyPart';
import { useDesk } from '../desk/useDesk';
import { CloseIcon } from '../icons/CloseIcon';
import { ActionButton } from './ActionButton';
import { conversationKeys } from './conversationKeys';
import { panels } from './panels';
import styles from './Sidebar.module.css';

const parts = panels.map((panel) => ({ ...panel, Part: lazyPart(panel.load) }));

export interface SidebarProps {
  readonly detail: UseQueryResult<ConversationDetail>;
  readonly dates: Dates;
  readonly nowMs: number;
  readonly onClose: () => void;
}

export function Sidebar({ detail, dates, nowMs, onClose }: SidebarProps) {
  const { member } = useDesk();
  const shown = parts.filter(({ role }) => isAtLeast(member.role, role));
  return (
    <aside className={styles.sidebar} aria-label="Details">
      <Suspense>
        <div className={styles.panels}>
          <div className={styles.close}>
            <ActionButton label="Close details" keys={conversationKeys.details.shown} onClick={onClose}>
              <CloseIcon />
            </ActionButton>
          </div>
          <Loaded query={detail}>
            {(known) =>
              shown.map(({ id, Part }) => (
                <Boundary key={`${id} ${known.summary.conversationId}`} shown={known}>
                  <Part {...known} dates={dates} nowMs={nowMs} />
                </Boundary>
              ))
            }
          </Loaded>
        </div>
      </Suspense>
    </aside>
  );
}
