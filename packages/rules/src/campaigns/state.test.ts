import { describe, expect, it } from 'vitest';
import { initialCampaigns, reduceCampaigns } from '.';

describe('what a page knows of its campaigns', () => {
  it('[CMP-08] has four parts', () => {
    expect(initialCampaigns).toEqual({ isEnabled: true, displayed: [], clicked: [], replyIds: [] });
  });

  it('[CMP-09] takes one off the reply list when a message carries it', () => {
    let state = reduceCampaigns(initialCampaigns, { type: 'displayed', id: 'a' });
    state = reduceCampaigns(state, { type: 'displayed', id: 'b' });
    state = reduceCampaigns(state, { type: 'clicked', id: 'a' });
    state = reduceCampaigns(state, { type: 'replied', id: 'a' });
    expect(state).toEqual({ isEnabled: true, displayed: ['a', 'b'], clicked: ['a'], replyIds: ['b'] });
    state = reduceCampaigns(state, { type: 'closed', id: 'a' });
    expect(reduceCampaigns(state, { type: 'disabled' })).toMatchObject({
      isEnabled: false,
      displayed: ['b'],
    });
  });
});
