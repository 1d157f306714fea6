import type { Environment, TabChannel } from '../environment';

export interface TabsOptions {
  readonly environment: Environment;
  readonly appId: number;
  readonly clientInstanceId: string;
  /** This tab leads from now on: it looks for what others have left. */
  readonly onLeading: () => unknown;
  /** A tab is gone, and this one leads. Was anything of it found? If not, it may be looked for again. */
  readonly onGone: (clientInstanceId: string) => Promise<boolean>;
  readonly onNews: (news: TabNews) => void;
}

/** What one tab tells the others of the same conversation. */
export type TabNews =
  | { readonly type: 'wrote'; readonly clientInstanceId: string }
  | { readonly type: 'seen'; readonly id: number };

/**
 * Every tab has its own socket and sends what is written in it. One of them leads: it alone chimes, and it alone sends
 * what a tab has left that is gone (D12). Each tab holds a lock of its own as long as it takes part, so waiting for
 * that lock is waiting for the tab's end, a crash included.
 */
export function createTabs(options: TabsOptions) {
  const { environment, appId, clientInstanceId } = options;
  const { locks } = environment;
  const prefix = `gorgias-chat-${appId}`;
  const watched = new Set<string>([clientInstanceId]);
  let channel: TabChannel | null = null;
  let room: string | null = null;
  let release = () => {};
  let isLeading = false;
  let hasJoined = false;

  function listen(): void {
    channel?.close();
    channel = (room !== null && environment.openTabChannel?.(`${prefix}-${room}`)) || null;
    if (channel) channel.onmessage = (news) => options.onNews(news as TabNews);
  }

  function lead(): void {
    isLeading = true;
    options.onLeading();
  }

  return {
    get isLeading() {
      return isLeading;
    },

    join(): void {
      if (hasJoined) return;
      hasJoined = true;
      if (room !== null) listen();
      // Without locks nobody can tell who is gone. Sending what another tab sends too is harmless (D3).
      if (!locks) return lead();
      const ignore = () => {};
      let hasLeft = false;
      const untilLeaving = new Promise<void>((done) => {
        release = () => {
          hasLeft = true;
          done();
        };
      });
      locks.request(`${prefix}-tab-${clientInstanceId}`, () => untilLeaving).catch(ignore);
      locks
        .request(`${prefix}-leader`, () => {
          if (!hasLeft) lead();
          return untilLeaving;
        })
        .catch(ignore);
    },

    /** Lets go of everything; `join` comes back. */
    leave(): void {
      hasJoined = false;
      isLeading = false;
      release();
      channel?.close();
      channel = null;
    },

    enter(conversationId: string): void {
      room = conversationId;
      if (hasJoined) listen();
    },

    tell: (news: TabNews): void => channel?.post(news),

    /** Waits for the end of a tab, until something of it is found. */
    watch(other: string): void {
      if (!isLeading || watched.has(other)) return;
      watched.add(other);
      const forget = () => watched.delete(other);
      const gone = async () => {
        if (!(await options.onGone(other))) forget();
      };
      if (locks) locks.request(`${prefix}-tab-${other}`, gone).catch(forget);
      else void gone();
    },
  };
}
