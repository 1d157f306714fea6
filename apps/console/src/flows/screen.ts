import { FlowIcon } from '../icons/FlowIcon';
import type { Screen } from '../screens/Screen';

const refusal = 'Flows are looked after by owners and admins';

export const flowsScreen: Screen<'flows'> = {
  path: 'flows',
  title: 'Flows',
  role: 'admin',
  refusal,
  rail: { Icon: FlowIcon },
  commands: [{ id: 'flows', title: 'Flows' }],
  load: async () => (await import('./FlowsScreen')).FlowsScreen,
};

export interface FlowSearch {
  /** What a new one begins with. */
  readonly template?: string;
}

/** `new` has no id yet. */
export const flowScreen: Screen<'flows/$flowId', FlowSearch> = {
  path: 'flows/$flowId',
  title: 'Flow',
  role: 'admin',
  refusal,
  readSearch: ({ template }) => (typeof template === 'string' ? { template } : {}),
  load: async () => (await import('./FlowScreen')).FlowScreen,
};
