import type { ChatCommands, WidgetHandle } from '@shopbell/protocol';

/** What a shopper does too, and is there with the app. */
export type EagerCommands = Pick<ChatCommands, 'open' | 'close' | 'toggle'>;

/** Commands that only a shop's own code gives; nobody waits for them before typing, so they come beside the app. */
export type LateCommands = Omit<ChatCommands, keyof EagerCommands> &
  Pick<WidgetHandle, 'takeCard' | 'answerCampaign'>;
