import { expect, it } from 'vitest';
import { campaignFacts } from '.';

it('[MSG-48] a message says which campaign it answers, and why that was shown', () => {
  const condition = { key: 'visit_count', wanted: 2, actual: 3, passed: true };
  const shown = {
    campaign: { id: 'c1', name: 'Welcome', is_light: true },
    variantId: 'b',
    verdict: { conditions: [condition] },
    abVariant: 'display',
  } as unknown as Parameters<typeof campaignFacts>[0];
  expect(campaignFacts(shown)).toEqual({
    campaigns: [{ id: 'c1', variantId: 'b', name: 'Welcome', conditions: [condition] }],
    convertMetadata: { campaignId: 'c1', variantId: 'b', isLight: true, abVariant: 'display' },
  });
});
