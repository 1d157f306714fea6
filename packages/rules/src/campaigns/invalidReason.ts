import type { ServedCampaign, Trigger } from '@shopbell/protocol';
import { triggerRules } from './triggers';
import { valuesOf } from './valuesOf';

const isText = (value: unknown): boolean => typeof value === 'string' && value.trim() !== '';
const isNumber = (value: unknown): boolean =>
  (typeof value === 'number' || isText(value)) && Number.isFinite(Number(value));

const fits = {
  number: (value: unknown) => isNumber(value) && Number(value) >= 0,
  list: (value: unknown) => {
    const values = Array.isArray(value) ? value : [value];
    return values.length > 0 && values.every((each) => isText(each) || isNumber(each));
  },
  yes: (value: unknown) => [true, false, 'true', 'false', null].includes(value as never),
  nothing: () => true,
};

const scheduleRules = ['during', 'outside', 'anytime', 'custom'];
/** Minutes go to 60, as in all hours of a shop (BH-14). */
const time = /^([01]\d|2[0-3]):([0-5]\d|60)$/;
/** Before shops had chats, and after anyone will want to read this. */
const [earliestMs, latestMs] = [Date.UTC(2000, 0), Date.UTC(2100, 0)];

/** What anybody stored there may not even let itself be written down. */
export const inWords = (value: unknown): string => (typeof value === 'string' ? value : `(${typeof value})`);
const isLimit = (value: unknown): boolean => value == null || typeof value === 'number';

const isAttached = (attachments: unknown): boolean =>
  Array.isArray(attachments) && attachments.every(Boolean);

/** Why it can never be shown, in a sentence; null where it can. Page, server and editor ask here. */
export function invalidReason(argument: unknown): string | null {
  const campaign = (argument ?? {}) as Partial<ServedCampaign>;
  const {
    id,
    language,
    triggers,
    attachments,
    schedule,
    created_datetime: created,
    message,
    variants,
    meta,
  } = campaign;
  if (!isText(id)) return 'It has no id.';
  if (typeof message?.text !== 'string' || typeof message.html !== 'string') return 'It has no message.';
  if (!Array.isArray(triggers) || !isAttached(attachments) || !Number.isFinite(meta?.delay))
    return 'It is not complete.';
  if (!isLimit(meta?.maxCampaignDisplaysInSession) || !isLimit(meta?.minimumTimeBetweenCampaigns))
    return 'How often it may show is not possible.';
  if (language != null && typeof language !== 'string') return 'Its language is not possible.';
  const atMs = Date.parse(inWords(created));
  if (!(atMs >= earliestMs && atMs < latestMs)) return 'Its date is not possible.';
  const areVariants =
    Array.isArray(variants) &&
    variants.every((each) => isText(each?.id) && each.message && isAttached(each.attachments));
  if (!areVariants) return 'A variant is not complete.';
  return scheduleProblem(schedule) ?? triggers.map(triggerProblem).find(Boolean) ?? null;
}

function scheduleProblem(schedule: ServedCampaign['schedule'] | undefined): string | null {
  if (!schedule) return null;
  const { schedule_rule: rule, custom_schedule: custom } = schedule;
  if (!scheduleRules.includes(rule)) return `The schedule "${inWords(rule)}" is unknown.`;
  if (rule !== 'custom') return null;
  const { days, from_time: from, to_time: to } = custom ?? {};
  const isPossible =
    /^[1-7](,[1-7])*$/.test(inWords(days)) &&
    time.test(inWords(from)) &&
    time.test(inWords(to)) &&
    from !== to;
  return isPossible ? null : 'The days or hours of its schedule are not possible.';
}

function triggerProblem(trigger: Trigger | null): string | null {
  const { key: givenKey, operator: givenOperator, value } = trigger ?? {};
  const [key, operator] = [inWords(givenKey), inWords(givenOperator)];
  const known = triggerRules.get(key);
  if (!known) return `The trigger "${key}" is unknown.`;
  if (!Object.hasOwn(known.operators, operator)) return `${key} has no operator "${operator}".`;
  return fits[valuesOf.get(key) ?? 'nothing'](value) ? null : `The value of ${key} cannot be compared with.`;
}
