import type { ContentOf, OrderRequestDecision } from '@shopbell/protocol';
import { safeColor, textOn } from '@shopbell/rules/appearance';
import { loadedLanguage } from '@shopbell/rules/language';
import { escapeHtml, htmlOfText, letterPage, oneLine } from '../../platform/mail';
import { type App, textsOfApp } from '../shops';
import type { AskedRequest, Change } from './store';

const sentenceKeys = {
  accepted: 'requestAccepted',
  declined: 'requestDeclined',
  done: 'requestFinished',
} as const satisfies Record<OrderRequestDecision, string>;

const fallbackColor = '#115cb5';

interface Told {
  readonly app: Pick<App, 'settings' | 'name'>;
  readonly request: AskedRequest;
  readonly change: Pick<Change, 'state' | 'note' | 'requestId'>;
}

function wordsOf({ app, request, change }: Told) {
  const language = loadedLanguage(request.language ?? app.settings.language);
  const { sspTexts } = textsOfApp(app, language);
  const say = (text: string) => text.replaceAll('{number}', () => request.orderName);
  return {
    ...{ language, subject: oneLine(say(sspTexts.requestSubject)), goOn: sspTexts.requestGoOn },
    lines: [say(sspTexts[sentenceKeys[change.state]]), change.note].filter(Boolean),
  };
}

/** What the conversation says of a decision, in the language of who asked. */
export function requestCard(told: Told): ContentOf<'order-request'> {
  const { kind, orderName } = told.request;
  const { state, requestId: request } = told.change;
  return {
    type: 'order-request',
    text: wordsOf(told).lines.join('\n'),
    metadata: { kind, orderName, state, request },
  };
}

/** The same as a mail. What the agent wrote is text, never markup. */
export function requestMail(told: Told, link: string | null) {
  const { language, subject, lines, goOn } = wordsOf(told);
  const shop = oneLine(told.app.name).trim();
  const color = safeColor(told.app.settings.decoration.mainColor, fallbackColor);
  const paragraphs = lines.map((line) => `<p dir="auto" style="margin:0 0 20px">${htmlOfText(line)}</p>`);
  const button =
    link === null
      ? []
      : [
          `<p style="margin:0"><a href="${escapeHtml(link)}" style="display:inline-block;padding:12px 20px;background:${color};color:${textOn(color)};border-radius:8px;font-weight:600;text-decoration:none">${escapeHtml(goOn)}</a></p>`,
        ];
  return {
    subject,
    text: [...lines, ...(link === null ? [] : [`${goOn}:\n${link}`]), shop].join('\n\n'),
    html: letterPage({ language, subject, shop, body: [...paragraphs, ...button].join('\n') }),
  };
}
