import type { ConsoleMember } from '@shopbell/protocol';
import { createDesk, type Desk, type DeskOptions } from './createDesk';

/** One desk per person and shop, kept while a session lapses, so that what they wrote is sent when they are back. */
export interface Desks {
  deskOf(member: ConsoleMember): Desk;
  forget(): void;
}

export function createDesks(options: DeskOptions): Desks {
  let current: { readonly name: string; readonly desk: Desk } | null = null;
  return {
    deskOf(member) {
      const name = `${member.userId} ${member.shop.id}`;
      if (current?.name !== name) current = { name, desk: createDesk(options, member) };
      return current.desk;
    },
    forget() {
      current = null;
    },
  };
}
