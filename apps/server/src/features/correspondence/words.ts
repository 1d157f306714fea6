import { replyMarker } from '@shopbell/rules/mail';
import { escapeHtml, oneLine } from '../../platform/mail';

export interface AnswerFacts {
  readonly chatName: string;
  readonly answers: readonly { readonly name: string; readonly text: string }[];
  /** Where the chat goes on; null where it is not known on which page the chat stands. */
  readonly link: string | null;
  readonly canReply: boolean;
}

/** An answer as a mail. What agents wrote is text, never markup. */
export function answerMail({ chatName, answers, link, canReply }: AnswerFacts) {
  const said = answers.map(({ name, text }) => `${name}:\n${text}`);
  const goOn = link === null ? [] : [`Go on in the chat:\n${link}\nThe link works for three days.`];
  const lines = [...(canReply ? [replyMarker] : []), ...said, ...goOn, chatName];
  return {
    subject: `${oneLine(chatName)} answered you`,
    text: lines.join('\n\n'),
    html: `<!doctype html><html lang="en"><body>${lines.map(paragraph).join('')}</body></html>`,
  };
}

const paragraph = (text: string): string => {
  const html = escapeHtml(text).replaceAll('\n', '<br>');
  return `<p>${html.replaceAll(/(https?:\/\/[^\s<]+)/g, '<a href="$1">$1</a>')}</p>`;
};
