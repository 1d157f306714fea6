import type { OwnPresence, Presence } from '@shopbell/protocol';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useDesk } from '../desk/useDesk';
import { presenceQuery, showPresence } from './presenceQuery';

export interface PresenceFacts {
  /** Undefined until it was read. */
  readonly presence: OwnPresence | undefined;
  readonly setPresence: (status: Presence) => void;
}

export function usePresence(): PresenceFacts {
  const { desk } = useDesk();
  const queryClient = useQueryClient();
  const { data: presence } = useQuery(presenceQuery);
  return {
    presence,
    setPresence(status) {
      if (desk.client.setPresence(status)) showPresence(queryClient, { status });
      else desk.toasts.complain('There is no connection right now. Try again in a moment.');
    },
  };
}
