import { replyMarker } from '@shopbell/rules/mail';
import { escapeHtml, htmlOfText, oneLine } from '../../platform/mail';

export interface AnswerFacts {
  readonly chatName: string;
  readonly answers: readonly { readonly name: string; readonly text: string }[];
  /** Where the chat goes on; null where it is not known on which page the chat stands. */
  readonly link: string | null;
  readonly canReply: boolean;
}

/** An answer as a mail. What agents wrote is text, never markup, and reads from its own side. */
export function answerMail({ chatName, answers, link, canReply }: AnswerFacts) {
  const marker = canReply ? [replyMarker] : [];
  const said = answers.map(({ name, text }) => `${name}:\n${text}`);
  const [goOn, lasts] = ['Go on in the chat:', 'The link works for three days.'];
  const inChat = link === null ? [] : [`${goOn}\n${link}\n${lasts}`];
  const written = [...marker, ...said].map(htmlOfText);
  const address = escapeHtml(link ?? '');
  const chat = link === null ? [] : [`${goOn}<br><a href="${address}">${address}</a><br>${lasts}`];
  return {
    subject: `${oneLine(chatName)} answered you`,
    text: [...marker, ...said, ...inChat, chatName].join('\n\n'),
    html: `<!doctype html><html lang="en"><body>${[...written, ...chat, escapeHtml(chatName)].map(paragraph).join('')}</body></html>`,
  };
}

const paragraph = (html: string): string => `<p dir="auto">${html}</p>`;
