import type { ConversationHeaderProps } from '../ConversationHeaderProps';

export interface ActionMenusProps extends ConversationHeaderProps {
  readonly summary: NonNullable<ConversationHeaderProps['summary']>;
}
