import type { ConsoleMember } from '@shopbell/protocol';
import type { Desk, DeskOptions } from './createDesk';

/** One desk per person and shop, kept while a session lapses, so that what they wrote is sent when they are back. */
export interface Desks {
  /** It comes with the screens of an agent: who has yet to sign in carries nothing of it. */
  deskOf(member: ConsoleMember): Promise<Desk>;
  forget(): void;
}

export function createDesks(options: DeskOptions): Desks {
  let current: { readonly name: string; readonly desk: Desk } | null = null;
  return {
    async deskOf(member) {
      const { createDesk } = await import('./screens');
      const name = `${member.userId} ${member.shop.id}`;
      if (current?.name !== name) current = { name, desk: createDesk(options, member) };
      return current.desk;
    },
    forget() {
      current = null;
    },
  };
}
