import type { ConversationHeaderProps } from '../ConversationHeader';

export interface ActionMenusProps extends ConversationHeaderProps {
  readonly summary: NonNullable<ConversationHeaderProps['summary']>;
}
