import type { Decoration } from '@shopbell/protocol';

/** The name under which shoppers see an agent: no more of it than the shop chose to show (ENT-38, ROL-03). */
export function agentDisplayName(
  fullName: string,
  nameType: Decoration['avatar']['nameType'],
  chatTitle: string,
): string {
  const words = fullName.trim().split(/\s+/);
  const [first = ''] = words;
  if (nameType === 'chat-title' || first === '') return chatTitle;
  if (nameType === 'agent-full-name') return words.join(' ');
  if (nameType === 'agent-first-name' || words.length === 1) return first;
  const [initial = ''] = [...(words.at(-1) ?? '')];
  return `${first} ${initial}.`;
}
