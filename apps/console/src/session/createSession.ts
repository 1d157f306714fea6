import type { ConsoleMember } from '@shopbell/protocol';
import type { QueryClient } from '@tanstack/react-query';
import { forgetDrafts } from '../conversation/drafts';
import type { Desks } from '../desk/createDesks';
import { forgetOutbox } from '../desk/outbox';
import { HttpProblem } from '../http/HttpProblem';
import { postJson } from '../http/request';
import { shownShop } from '../http/shownShop';
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

/** Whose session is over comes back to where they were. */
export type SignedOutBecause = 'over' | 'signed-out' | 'deleted';

export interface SessionOptions {
  readonly queryClient: QueryClient;
  readonly desks: Desks;
  readonly showSignIn: (because: SignedOutBecause) => Promise<void>;
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

  function leave(because: SignedOutBecause): Promise<void> {
    forgetMember();
    return showSignIn(because);
  }

  const forgetLists = () =>
    queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'member' });

  async function leaveNothing(because: SignedOutBecause): Promise<void> {
    await leave(because);
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
      await leaveNothing('signed-out');
    },
    accountDeleted: () => leaveNothing('deleted'),
    expire() {
      if (queryClient.getQueryData(memberQuery.queryKey)) void leave('over');
    },
  };
}
