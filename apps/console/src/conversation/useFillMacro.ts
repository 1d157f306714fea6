import type { ConversationDetail } from '@shopbell/protocol';
import { fillMacro, firstNameOf } from '@shopbell/rules/macros';
import { useDesk } from '../desk/useDesk';

/** Gives the text of a macro with its places filled, as far as is known. */
export function useFillMacro(visitor: ConversationDetail['visitor'] | undefined): (text: string) => string {
  const { member } = useDesk();
  return (text) =>
    fillMacro(text, {
      'visitor.name': visitor?.name ?? null,
      'visitor.firstName': visitor?.name ? firstNameOf(visitor.name) : null,
      'visitor.email': visitor?.email ?? null,
      'agent.name': member.name,
      'agent.firstName': firstNameOf(member.name),
      'shop.name': member.shop.name,
    }).text;
}
