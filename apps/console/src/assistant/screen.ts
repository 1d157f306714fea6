import { AssistantIcon } from '../icons/AssistantIcon';
import type { Screen } from '../screens/Screen';

const refusal = 'The assistant is looked after by owners and admins';

export const assistantScreen: Screen<'assistant'> = {
  path: 'assistant',
  title: 'Assistant',
  role: 'admin',
  refusal,
  rail: { Icon: AssistantIcon },
  commands: [{ id: 'assistant', title: 'Assistant' }],
  load: async () => (await import('./overview/AssistantScreen')).AssistantScreen,
};

export const guidanceScreen: Screen<'assistant/guidance'> = {
  path: 'assistant/guidance',
  title: 'Guidance of the assistant',
  role: 'admin',
  refusal,
  commands: [{ id: 'assistant-guidance', title: 'Guidance of the assistant' }],
  load: async () => (await import('./guidance/GuidanceScreen')).GuidanceScreen,
};

export interface PlaygroundSearch {
  /** What to ask, as another screen says it. */
  readonly question?: string;
}

export const playgroundScreen: Screen<'assistant/playground', PlaygroundSearch> = {
  path: 'assistant/playground',
  title: 'Playground of the assistant',
  role: 'admin',
  refusal,
  commands: [{ id: 'assistant-playground', title: 'Try the assistant' }],
  readSearch: ({ question }) => (typeof question === 'string' ? { question } : {}),
  load: async () => (await import('./playground/PlaygroundScreen')).PlaygroundScreen,
};

export const casesScreen: Screen<'assistant/cases'> = {
  path: 'assistant/cases',
  title: 'Kept cases of the assistant',
  role: 'admin',
  refusal,
  commands: [{ id: 'assistant-cases', title: 'Kept cases of the assistant' }],
  load: async () => (await import('./cases/CasesScreen')).CasesScreen,
};

/** For everyone who answers: they know best whether it was right. */
export const reviewScreen: Screen<'assistant/review'> = {
  path: 'assistant/review',
  title: 'Review of the assistant',
  role: 'agent',
  commands: [{ id: 'assistant-review', title: 'Review of the assistant' }],
  load: async () => (await import('./review/ReviewScreen')).ReviewScreen,
};
