import { createFaultProxy, type FaultProxy } from './createFaultProxy';
import { test as base } from './test';

/** With a line of its own between pages and desk, which can be made to fail. */
export const test = base.extend<{ line: FaultProxy }>({
  line: async ({ desk, guard }, use) => {
    const line = await createFaultProxy(desk.baseUrl);
    await use(line);
    // Pages outlive their line, and may say so.
    guard.expected.push(/ERR_CONNECTION_(REFUSED|RESET)|ERR_EMPTY_RESPONSE|cart could not be/);
    await line.close();
  },
});
