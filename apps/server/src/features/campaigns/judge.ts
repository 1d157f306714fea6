import type { CampaignContent, FieldProblem, ServedCampaign } from '@shopbell/protocol';
import { campaignContent, fieldProblems } from '@shopbell/protocol/schemas';
import { brokenMarkup, campaignProblems, problemWords } from '@shopbell/rules/campaigns-editing';
import { ProblemError } from '../../http/problem';
import { sanitiseHtml } from '../attachments';
import type { App } from '../shops';

export type Chat = Pick<App, 'settings'>;

export type Judged =
  | { readonly content: CampaignContent; readonly problems: readonly FieldProblem[] }
  | { readonly content: null; readonly problems: readonly FieldProblem[] };

/** Stored or new, nothing of it is certain: its shape, then what a shape cannot say. Markup comes out sanitised. */
export function judgeContent(given: unknown, { settings }: Chat): Judged {
  const parsed = campaignContent.safeParse(given);
  if (!parsed.success) return { content: null, problems: fieldProblems(parsed.error) };
  const content = sanitised(parsed.data);
  const languages = settings.languages.map(({ language }) => language);
  return { content, problems: [...brokenMarkup(parsed.data), ...campaignProblems(content, { languages })] };
}

const sanitised = (content: CampaignContent): CampaignContent => ({
  ...content,
  message: { html: sanitiseHtml(content.message.html) },
  variants: content.variants.map((variant) => ({
    ...variant,
    message: { html: sanitiseHtml(variant.message.html) },
  })),
});

/** What may be saved; a refusal names each field. */
export function accepted(given: unknown, chat: Chat): CampaignContent {
  const { content, problems } = judgeContent(given, chat);
  if (content && problems.length === 0) return content;
  throw refusal(problems);
}

export const refusal = (problems: readonly FieldProblem[]) =>
  new ProblemError('invalid-campaign', undefined, problems);

/** One line for lists, logs and the simulator. */
export const reasonOf = (problems: readonly FieldProblem[]): string | null => {
  const [first] = problems;
  return first ? problemWords(first) : null;
};

export interface Skipped extends Pick<ServedCampaign, 'id' | 'name'> {
  readonly reason: string;
}
/** What a stored campaign is called, also one of which little more than its name can be read. */
export function nameOf(stored: unknown): string {
  const name = typeof stored === 'object' && stored && 'name' in stored ? stored.name : null;
  return typeof name === 'string' && name !== '' ? name : 'A campaign that cannot be read';
}
