import { safeColor, textOn } from '@shopbell/rules/appearance';
import { loadedLanguage } from '@shopbell/rules/language';
import { textsOf } from '@shopbell/texts/all';
import { escapeHtml, isolated, letterPage, oneLine } from '../../platform/mail';
import { fitsOneMessage } from './fitsOneMessage';

export interface CodeFacts {
  readonly language: string;
  readonly shopName: string;
  readonly code: string;
  /** What the shop says in its own words in this language. */
  readonly ownTexts?: Readonly<Record<string, string>> | undefined;
}

const textKeys = [
  'codeMailSubject',
  'codeMailText',
  'codeMailCode',
  'codeExpires',
  'codeMailIgnore',
  'codeSms',
] as const;
type CodeTexts = Record<(typeof textKeys)[number], string>;

/** What a shop has chosen may be anything; the chat's own first colour stands in for what is not a colour. */
const fallbackColor = '#115cb5';

/** Nothing of what the visitor wrote stands in it: a mail to somebody else carries nobody's message there. */
export function codeMail({
  themeColor,
  ...facts
}: CodeFacts & {
  readonly themeColor: string;
}) {
  const language = loadedLanguage(facts.language);
  const texts = wordsOf(language, facts.ownTexts);
  const shop = oneLine(facts.shopName).trim();
  const say = (text: string) => fill(text, { code: facts.code, shop });
  const subject = oneLine(say(texts.codeMailSubject));
  const words = [texts.codeMailText, texts.codeMailCode, texts.codeExpires, texts.codeMailIgnore].map(say);
  return {
    subject,
    text: [...words, shop].join('\n\n'),
    html: page({
      ...{ language, texts, subject, shop, code: facts.code },
      color: safeColor(themeColor, fallbackColor),
    }),
  };
}

/** As long as one text message holds, with as much of the shop's name as there is room for. */
export function codeSms({ language, shopName, code, ownTexts }: CodeFacts): string {
  const texts = wordsOf(loadedLanguage(language), ownTexts);
  const name = Array.from(new Intl.Segmenter().segment(oneLine(shopName).trim()), ({ segment }) => segment);
  const say = () => fill(texts.codeSms, { code, shop: name.join('').trimEnd() });
  while (name.length > 1 && !fitsOneMessage(say())) name.pop();
  return say();
}

interface Page {
  readonly language: ReturnType<typeof loadedLanguage>;
  readonly texts: CodeTexts;
  readonly subject: string;
  readonly shop: string;
  readonly code: string;
  readonly color: string;
}

/**
 * The code stands on the shop's colour in a text colour that can be read there, so it looks the same in both schemes.
 */
function page({ language, texts, subject, shop, code, color }: Page): string {
  const parts = { code: escapeHtml(code), shop: isolated(shop) };
  const say = (text: string) => fill(escapeHtml(text), parts);
  const body = `<p style="margin:0 0 20px">${say(texts.codeMailText)}</p>
<p dir="ltr" style="margin:0 0 20px;padding:14px 8px 14px 16px;background:${color};color:${textOn(color)};border-radius:8px;font-size:34px;line-height:1.2;font-weight:700;letter-spacing:8px">${parts.code}</p>
<p style="margin:0 0 20px">${say(texts.codeExpires)}</p>
<p class="small" style="margin:0;font-size:14px;color:#555b64">${say(texts.codeMailIgnore)}</p>`;
  return letterPage({ language, subject, shop, body });
}

/** A sentence of the shop's own stands for ours unless it leaves the code out: a mail without it helps nobody. */
function wordsOf(language: string, ownTexts: CodeFacts['ownTexts'] = {}): CodeTexts {
  const { sspTexts } = textsOf(language);
  const choose = (key: keyof CodeTexts): [string, string] => {
    const [own = '', ours] = [Object.hasOwn(ownTexts, key) ? ownTexts[key] : '', sspTexts[key]];
    const isWhole = own.trim() !== '' && (own.includes('{code}') || !ours.includes('{code}'));
    return [key, isWhole ? own : ours];
  };
  return Object.fromEntries(textKeys.map(choose)) as CodeTexts;
}

/** In one pass: a shop that is called {code} is called {code}. */
const fill = (text: string, parts: { readonly code: string; readonly shop: string }): string =>
  text.replaceAll(/\{(code|shop)\}/g, (_, name: keyof typeof parts) => parts[name]);
