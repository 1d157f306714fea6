import type { Attachment, CampaignContent, ElementTree, FieldProblem } from '@shopbell/protocol';
import { brokenTag, readMarkup, textOf } from '../content';
import { attachmentProblems } from './attachmentProblems';
import { scheduleProblem } from './scheduleProblem';
import { triggerProblem } from './triggerProblem';

export interface CampaignPlace {
  /** Those of the chat. */
  readonly languages: readonly string[];
}

const textMax = 5000;

/** What is wrong with a campaign beyond its shape, beside each field; nothing of it may be shown or saved then. */
export function campaignProblems(content: CampaignContent, { languages }: CampaignPlace): FieldProblem[] {
  const problems: FieldProblem[] = [];
  const say = (path: string, message: string | null) => {
    if (message !== null) problems.push({ path: path.split('.'), message });
  };
  const { language, triggers, schedule, variants, message, attachments } = content;
  if (language !== null && !languages.includes(language))
    say('language', 'must be one of the languages of the chat');
  judgeWording('', { message, attachments }, say);
  variants.forEach((variant, index) => {
    judgeWording(`variants.${index}.`, variant, say);
  });
  const ids = variants.map(({ id }) => id);
  if (new Set(ids).size < ids.length) say('variants', 'must each have an id of their own');
  triggers.forEach((trigger, index) => {
    say(`triggers.${index}`, triggerProblem(trigger));
  });
  if (schedule) say('schedule', scheduleProblem(schedule));
  const offers = [content, ...variants].flatMap((wording) => wording.attachments).flatMap(offerIds);
  if (new Set(offers).size < offers.length) say('attachments', 'must name each offer once');
  return problems;
}

interface Wording {
  readonly message: CampaignContent['message'];
  readonly attachments: readonly Attachment[];
}

type Say = (path: string, message: string | null) => void;

function judgeWording(path: string, { message, attachments }: Wording, say: Say): void {
  const tree = readMarkup(message.html);
  const text = textOf(tree);
  if (text.trim() === '') say(`${path}message`, 'must say something');
  if (text.length > textMax) say(`${path}message`, `must have at most ${textMax} characters`);
  say(`${path}message`, markupProblem(tree));
  attachmentProblems(attachments).forEach(({ index, message: words }) => {
    say(`${path}attachments.${index}`, words);
  });
}

/** Of markup as it was given: once it is sanitised, somebody has guessed what was meant. */
export function brokenMarkup({ message, variants }: CampaignContent): FieldProblem[] {
  const wordings = [
    { path: ['message'], html: message.html },
    ...variants.map((variant, index) => ({
      path: ['variants', String(index), 'message'],
      html: variant.message.html,
    })),
  ];
  return wordings.flatMap(({ path, html }) => {
    const tag = brokenTag(html);
    return tag === null ? [] : [{ path, message: `must have every tag closed in its turn: look at ${tag}` }];
  });
}

/** Everybody reads the markup: a code in it would be everybody's. */
function markupProblem(children: readonly (ElementTree | string)[]): string | null {
  for (const child of children) {
    if (typeof child === 'string') continue;
    const [tag, attributes, ...inner] = child;
    if ('data-discount-code' in attributes) return 'must not hold a code; add a discount offer instead';
    if (tag === 'a' && !/^https?:\/\//i.test(attributes.href ?? ''))
      return 'must link to addresses that begin with https:// or http://';
    const problem = markupProblem(inner);
    if (problem !== null) return problem;
  }
  return null;
}

const offerIds = (attachment: Attachment): string[] =>
  'extra' in attachment && attachment.extra && 'discount_offer_id' in attachment.extra
    ? [attachment.extra.discount_offer_id]
    : [];
