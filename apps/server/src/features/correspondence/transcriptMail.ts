import { isRightToLeft } from '@shopbell/rules/language';
import { localeOf } from '@shopbell/texts';
import { textsOf } from '@shopbell/texts/all';
import { escapeHtml, htmlOfText, oneLine } from '../../platform/mail';

export interface TranscriptLine {
  /** Null for the shopper. */
  readonly name: string | null;
  readonly text: string;
  /** Each with its address. */
  readonly files: readonly string[];
  readonly at: Date;
}

export interface TranscriptFacts {
  readonly chatName: string;
  readonly lines: readonly TranscriptLine[];
  readonly language: string;
  readonly timeZone: string;
}

/** The words of both sides are text, never markup. */
export function transcriptMail({ chatName, lines, language, timeZone }: TranscriptFacts) {
  const { texts } = textsOf(language);
  const subject = oneLine(texts.transcriptSubject.replace('{name}', () => chatName));
  const formatTime = timeFormat(language, timeZone);
  const said = lines.map(({ name, text, files, at }) => ({
    head: `${name ?? texts.messageFromYou}, ${formatTime(at)}`,
    body: [text, ...files].filter((part) => part !== '').join('\n'),
  }));
  const direction = isRightToLeft(language) ? ' dir="rtl"' : '';
  const html = said.map(({ head, body }) => `<p><b>${escapeHtml(head)}</b><br>${htmlOfText(body)}</p>`);
  return {
    subject,
    text: [subject, ...said.map(({ head, body }) => `${head}\n${body}`)].join('\n\n'),
    html: `<!doctype html><html lang="${localeOf(textsLanguage(language))}"${direction}><body><h1>${escapeHtml(subject)}</h1>${html.join('')}</body></html>`,
  };
}

/** What a page says of itself may be anything. */
const textsLanguage = (language: string): string =>
  /^[a-z]{2}(-[A-Z]{2})?$/.test(language) ? language : 'en';

function timeFormat(language: string, timeZone: string): (at: Date) => string {
  const create = (locale: string, zone: string) =>
    new Intl.DateTimeFormat(locale, {
      dateStyle: 'medium',
      timeStyle: 'short',
      timeZone: zone,
    });
  try {
    const format = create(localeOf(language), timeZone);
    return (at) => format.format(at);
  } catch {
    const format = create('en', 'UTC');
    return (at) => `${format.format(at)} UTC`;
  }
}
