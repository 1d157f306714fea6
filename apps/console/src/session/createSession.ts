import type { ConsoleMember } from '@shopbell/protocol';
import type { QueryClient } from '@tanstack/react-query';
import { forgetDrafts } from '../conversation/drafts';
import type { Desks } from '../desk/createDesks';
import { forgetOutbox } from '../desk/outbox';
import { HttpProblem } from '../http/HttpProblem';
import { postJson } from '../http/request';
import { shownShop } from '../http/shownShop';
import type { SignInSearch } from './doors';
import { memberQuery } from './memberQuery';
import { type Credentials, type SignInCode, signIn, signInWithCode } from './signIn';
import type { SignInOutcome } from './signInOutcome';

export interface Session {
  /** Who is signed in; asks the server again as long as nobody is, since another tab may have signed in. */
  member(): Promise<ConsoleMember | null>;
  /** As far as can be told: a server that does not answer does not keep anyone from the sign-in form. */
  isKnown(): Promise<boolean>;
  signIn(credentials: Credentials): Promise<SignInOutcome>;
  /** The second step of those who have one. */
  signInWithCode(code: SignInCode): Promise<SignInOutcome>;
  /** After a sign-in that came with something else: a new account, an accepted invitation. */
  arrive(): Promise<ConsoleMember | null>;
  /** The name or the role has changed. */
  refresh(): Promise<void>;
  /** Throws when the server did not hear it: the cookie would still open the inbox. */
  signOut(): Promise<void>;
  /** The person is nobody here any more, and nothing of them stays in the browser. */
  accountDeleted(): Promise<void>;
  /** The server does not know this session any more. What is unsent stays for the same person's return. */
  expire(): void;
}

export interface SessionOptions {
  readonly queryClient: QueryClient;
  readonly desks: Desks;
  /** With null as where they were, to come back to. */
  readonly showSignIn: (search: SignInSearch | null) => Promise<void>;
}

export function createSession({ queryClient, desks, showSignIn }: SessionOptions): Session {
  async function member(): Promise<ConsoleMember | null> {
    const known = queryClient.getQueryData(memberQuery.queryKey);
    return known ?? queryClient.fetchQuery({ ...memberQuery, staleTime: 0 });
  }

  /** Who comes next may be someone else, or in another shop. */
  function forgetMember(): void {
    shownShop.id = null;
    queryClient.setQueryData(memberQuery.queryKey, null);
  }

  function leave(search: SignInSearch | null): Promise<void> {
    forgetMember();
    return showSignIn(search);
  }

  const forgetLists = () =>
    queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'member' });

  async function leaveNothing(search: SignInSearch): Promise<void> {
    await leave(search);
    desks.forget();
    forgetDrafts();
    forgetOutbox();
    forgetLists();
  }

  async function arrive(): Promise<ConsoleMember | null> {
    forgetLists();
    forgetMember();
    return member();
  }

  async function arriveAfter(outcome: SignInOutcome): Promise<SignInOutcome> {
    if (outcome.kind !== 'signed-in') return outcome;
    try {
      return (await arrive()) ? outcome : { kind: 'no-team' };
    } catch {
      return { kind: 'failed' };
    }
  }

  return {
    member,
    arrive,
    async isKnown() {
      const known = queryClient.ensureQueryData(memberQuery).catch(() => null);
      return (await known) !== null;
    },
    signIn: async (credentials) => arriveAfter(await signIn(credentials)),
    signInWithCode: async (code) => arriveAfter(await signInWithCode(code)),
    async refresh() {
      await queryClient.fetchQuery({ ...memberQuery, staleTime: 0 });
    },
    async signOut() {
      const response = await postJson('/console/api/auth/sign-out', {});
      if (!response.ok) throw new HttpProblem('unexpected');
      await leaveNothing({});
    },
    accountDeleted: () => leaveNothing({ isDeleted: true }),
    expire() {
      if (queryClient.getQueryData(memberQuery.queryKey)) void leave(null);
    },
  };
}
