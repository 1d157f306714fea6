import type { AssistantPolicy } from '@shopbell/protocol';
import { contradictsPolicy } from '@shopbell/rules/assistant-policy';
import type { Thought } from './Engine';

/** What the owner does not promise is not said, whatever an article says and whoever quotes it. */
export function withinPolicy(thought: Thought, policy: AssistantPolicy): Thought {
  const { draft } = thought;
  if (draft.kind !== 'answer') return thought;
  const against = draft.sentences.find(({ text }) => contradictsPolicy(text, policy));
  if (!against) return thought;
  const step = { name: 'policy', detail: against.text, ms: 0 };
  return { ...thought, draft: { kind: 'hand-over', because: 'policy' }, steps: [...thought.steps, step] };
}
