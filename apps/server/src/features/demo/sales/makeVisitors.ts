import { createChance } from '@shopbell/rules/experiment';
import { type DemoCampaign, demoCampaigns } from './campaigns';

const dayMs = 86_400_000;
/** Two months. */
const demoDays = 60;

/** Somebody who came to where a campaign shows, and what became of it. */
export interface DemoVisitor {
  readonly number: number;
  readonly atMs: number;
  readonly campaign: DemoCampaign;
  readonly variantId: string | null;
  readonly arm: 'display' | 'hide';
  readonly language: string;
  readonly device: 'desktop' | 'mobile';
  readonly did: 'clicked' | 'replied' | 'dismissed' | 'nothing';
  /** Null: they bought nothing. */
  readonly bought: { readonly afterMs: number; readonly total: number; readonly refunded: number } | null;
}

/** The same past for the same day: chance has a seed, and weekends are quieter. */
export function makeVisitors(nowMs: number): DemoVisitor[] {
  const chance = createChance(20_260);
  return Array.from({ length: demoDays }, (_, index) => {
    const dayStartMs = nowMs - (demoDays - index) * dayMs;
    const isWeekend = [0, 6].includes(new Date(dayStartMs).getUTCDay());
    const count = Math.round((isWeekend ? 62 : 92) * (0.85 + 0.3 * chance()) * (1 + index / 240));
    return Array.from({ length: count }, () => dayStartMs + Math.floor(chance() * dayMs)).sort(
      (one, other) => one - other,
    );
  })
    .flat()
    .map((atMs, number) => makeVisitor(chance, atMs, number, nowMs));
}

function makeVisitor(chance: () => number, atMs: number, number: number, nowMs: number): DemoVisitor {
  const campaign = pick(chance(), demoCampaigns, ({ reach }) => reach);
  const arm = chance() < 0.9 ? 'display' : 'hide';
  const variantId = campaign.key === 'summer-offer' && chance() < 0.5 ? 'shorter' : null;
  const language = pick(chance(), languages, ({ share }) => share).name;
  const device = chance() < 0.58 ? 'mobile' : 'desktop';
  const did = arm === 'hide' ? 'nothing' : deedOf(chance(), campaign);
  const likelihood = arm === 'hide' ? 0.08 : did === 'clicked' ? 0.3 : did === 'replied' ? 0.2 : 0.065;
  const afterMs = Math.floor(600_000 + chance() * chance() * 3 * dayMs);
  const total = Math.round(2400 * Math.exp(1.7 * chance() + 0.4 * chance())) / 100 + 4.9;
  const isRefunded = chance() < 0.06;
  const buys = chance() < likelihood && atMs + afterMs < nowMs;
  const bought = buys ? { afterMs, total, refunded: isRefunded ? Math.round(total * 50) / 100 : 0 } : null;
  return { number, atMs, campaign, variantId, arm, language, device, did, bought };
}

const languages = [
  { name: 'en-US', share: 0.68 },
  { name: 'de', share: 0.2 },
  { name: 'fr', share: 0.12 },
];

function pick<Each>(chance: number, all: readonly Each[], weight: (each: Each) => number): Each {
  let left = chance;
  for (const each of all) {
    left -= weight(each);
    if (left < 0) return each;
  }
  return all[0] as Each;
}

function deedOf(chance: number, { clicked, replied, dismissed }: DemoCampaign): DemoVisitor['did'] {
  if (chance < clicked) return 'clicked';
  if (chance < clicked + replied) return 'replied';
  return chance < clicked + replied + dismissed ? 'dismissed' : 'nothing';
}
