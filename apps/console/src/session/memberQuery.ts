import type { ConsoleMember } from '@shopbell/protocol';
import { queryOptions } from '@tanstack/react-query';
import { answerWith } from '../http/answerWith';
import { getJson } from '../http/getJson';
import { isUnauthorized } from '../http/HttpProblem';
import { shownShop } from '../http/shownShop';

export const consoleMember = answerWith<ConsoleMember>('userId', 'name', 'role', 'shop');

/** Who is signed in; `null` is nobody. */
export const memberQuery = queryOptions({
  queryKey: ['member'],
  queryFn: ({ signal }): Promise<ConsoleMember | null> => readMember(signal),
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
  retry: false,
});

async function readMember(signal: AbortSignal): Promise<ConsoleMember | null> {
  try {
    const member = await getJson('/console/api/me', consoleMember, signal);
    shownShop.id = member.shop.id;
    return member;
  } catch (error) {
    if (isUnauthorized(error)) return null;
    throw error;
  }
}
