import { z } from 'zod';
import { assistantScopes } from './settings';

/** What of a chat's settings is about the assistant, as owners switch it. */
export const assistantChat = z.object({
  id: z.number().int(),
  name: z.string(),
  isOn: z.boolean(),
  isSilenced: z.boolean(),
  /** Null: nobody has decided; then a flag or the sales settings decide about selling. */
  scopes: z.array(z.enum(assistantScopes)).nullable(),
  /** Whichever of them decides. */
  isSelling: z.boolean(),
  isOnFlows: z.boolean(),
  isOnOrders: z.boolean(),
});
export type AssistantChat = z.infer<typeof assistantChat>;
export const assistantChats = z.object({ chats: z.array(assistantChat) });

export const assistantChatChange = z.object({
  isOn: z.boolean(),
  scopes: z.array(z.enum(assistantScopes)).max(assistantScopes.length).nullable(),
  isOnFlows: z.boolean(),
  isOnOrders: z.boolean(),
});
/** Of all chats of the shop at once. */
export const assistantSilence = z.object({ isSilenced: z.boolean() });
