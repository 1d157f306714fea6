import type { Decoration } from '@shopbell/protocol';

/** How a shopper reads the name of an agent, as the shop has set it; without a name the chat's own stands in. */
export function displayName(
  agentName: string,
  option: Decoration['avatar']['nameType'],
  chatName: string,
): string {
  const names = wordsOf(agentName);
  const [first = chatName] = names;
  const last = names.length > 1 ? names.at(-1) : undefined;
  if (option === 'chat-title') return chatName;
  if (option === 'agent-full-name') return names.join(' ') || chatName;
  return last && option === 'agent-first-name-last-initial' ? `${first} ${firstLetter(last)}.` : first;
}

/** For a picture that is missing: Ada Lovelace → AL. */
export const initialsOf = (name: string): string => {
  const words = wordsOf(name);
  return [words[0], words.length > 1 ? words.at(-1) : undefined].map(firstLetter).join('');
};

const wordsOf = (name: string): string[] => name.split(/\s+/).filter(Boolean);

const firstLetter = (word = ''): string => ([...word][0] ?? '').toUpperCase();
