import type { Message } from '@shopbell/protocol';

/** What the window writes for a shopper who has signed in is nothing that they ask; whoever it names. */
export function isSignInNote({ fromAgent, content: { text } }: Message, signedInAs: string): boolean {
  const [before = '', behind = ''] = signedInAs.split('{name}');
  const isNote =
    text.startsWith(before) && text.endsWith(behind) && text.length > before.length + behind.length;
  return !fromAgent && isNote;
}
