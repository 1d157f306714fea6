import type { ConsoleMember } from '@shopbell/protocol';
import { createDesk, type Desk, type DeskOptions } from './createDesk';

/** One desk per person, kept while a session lapses, so that what they wrote is sent when they are back. */
export interface Desks {
  deskOf(member: ConsoleMember): Desk;
  forget(): void;
}

export function createDesks(options: DeskOptions): Desks {
  let current: { readonly userId: string; readonly desk: Desk } | null = null;
  return {
    deskOf(member) {
      const { userId } = member;
      if (current?.userId !== userId) current = { userId, desk: createDesk(options, member) };
      return current.desk;
    },
    forget() {
      current = null;
    },
  };
}
