import { articleLimits } from '@shopbell/protocol/schemas';
import { slugOf } from '@shopbell/rules/help-center';
import { type Language, toSupported } from '@shopbell/rules/language';
import { sanitiseHtml } from '../../attachments';
import { withoutLostPictures } from './markup';
import type { ReadFile } from './ReadArticle';

export interface WrittenText {
  readonly path: string;
  readonly line: number;
  readonly name: string;
  /** As it is written there; without one, `usual`. */
  readonly language: string | null;
  readonly usual: Language;
  readonly slug: string | null;
  readonly title: string;
  readonly body: string;
  readonly category: string | null;
  /** On which lines what stands there stands, where it has one of its own. */
  readonly lines?: { readonly language?: number; readonly title?: number };
}

/** As it may be stored, or why it may not. */
export function judgeText(given: WrittenText): ReadFile {
  const { path, line, name, lines } = given;
  const refuse = (problem: string, at = line): ReadFile => ({ path, line: at, problem });
  const language = given.language === null ? given.usual : toSupported(given.language);
  if (language === null)
    return refuse(`${given.language?.slice(0, 20)} is no language that is known here.`, lines?.language);
  const title = given.title.trim();
  if (title === '') return refuse('It has no title.', lines?.title);
  if (title.length > articleLimits.titleMax)
    return refuse(`A title has at most ${articleLimits.titleMax} characters.`, lines?.title);
  const { html, lost } = withoutLostPictures(sanitiseHtml(given.body));
  const body = (lost === 0 ? html : sanitiseHtml(html)).trim();
  if (body === '') return refuse('It has a title, and nothing else that can be shown.');
  if (body.length > articleLimits.bodyMax)
    return refuse(`An article has at most ${articleLimits.bodyMax.toLocaleString('en')} characters.`);
  const category = given.category?.trim() || null;
  if (category !== null && category.length > articleLimits.namesMax)
    return refuse(`The name of a category has at most ${articleLimits.namesMax} characters.`);
  const slug = given.slug?.trim() ? slugOf(given.slug) : null;
  return {
    ...{ path, line, name, language, title, body, category, notes: notesOf(lost) },
    ...{ slug: slug ?? name, isSlugGiven: slug !== null },
  };
}

function notesOf(lost: number): string[] {
  if (lost === 0) return [];
  const pictures = lost === 1 ? 'A picture does' : `${lost} pictures do`;
  return [`${pictures} not come along: only those with an address on the web can.`];
}
