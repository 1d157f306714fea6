import type { ConversationSummary } from '@shopbell/protocol';
import type { ConversationActions } from './useConversationActions';

export type Menu = 'assign' | 'tags' | 'snooze' | 'more';

export interface ConversationHeaderProps {
  readonly visitorName: string;
  readonly seed: string;
  readonly summary: ConversationSummary | null;
  readonly actions: ConversationActions;
  readonly menu: Menu | null;
  readonly isSidebarOpen: boolean;
  readonly onMenu: (menu: Menu | null) => void;
  readonly onSidebar: () => void;
}
