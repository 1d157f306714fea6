import type { ConversationDetail, Role } from '@shopbell/protocol';
import type { ComponentType } from 'react';
import type { Dates } from '../../app/dates';

export interface PanelProps extends ConversationDetail {
  readonly dates: Dates;
  readonly nowMs: number;
}

/** What stands beside a conversation: who this is, what they bought. */
export interface Panel {
  readonly id: string;
  /** The least role that may see it. */
  readonly role: Role;
  readonly load: () => Promise<ComponentType<PanelProps>>;
}
