import {
  getCurrentAuthContextAsyncLocalStorage,
  getCurrentDBAdapterAsyncLocalStorage,
  getRequestStateAsyncLocalStorage,
} from '@better-auth/core/context';

/** The same for everybody in this process. */
const storages = () =>
  Promise.all([
    getCurrentAuthContextAsyncLocalStorage(),
    getCurrentDBAdapterAsyncLocalStorage(),
    getRequestStateAsyncLocalStorage(),
  ]);

let underWay = 0;

/**
 * The account library keeps what a call is about in `AsyncLocalStorage`. Before Node 24, every promise of the program costs
 * more from the first such call on, and for good: a sixth of all that a busy server does. So whenever none of its calls is
 * under way, that is switched off; the next one switches it on by itself.
 */
export function restBetweenCalls<Given extends unknown[], Answer>(
  call: (...given: Given) => Promise<Answer>,
): (...given: Given) => Promise<Answer> {
  return async (...given) => {
    underWay += 1;
    try {
      return await call(...given);
    } finally {
      const used = await storages();
      underWay -= 1;
      if (underWay === 0) for (const storage of used) storage.disable();
    }
  };
}
