import { describe, expect, it } from 'vitest';
import { type MetadataFacts, messageMetadata } from '.';

const facts: MetadataFacts = {
  capturedMail: 'ada@shop.com',
  availability: 'no_agents_available',
  isPreview: false,
  shopType: 'shopify',
  shopName: 'acme',
  guestId: '6f2d9c1e-7a51-4f43-9c6f-0a4a3b1d2e3f',
  sessionId: 'session-1',
  campaigns: [{ id: 'c1' }],
  convertMetadata: { variant: 'b' },
  idToken: 'token',
  aiAgentMessageType: 'entry_customer_message',
  isAiAgentConversation: true,
  url: 'https://shop.test/products/fern?variant=1#reviews',
  isCheckout: false,
};
const metadata = messageMetadata(facts);

describe('messageMetadata', () => {
  it('[MSG-14] has capturedMail, chatAvailability and previewMode', () => {
    const { capturedMail, chatAvailability, previewMode } = metadata;
    expect({ capturedMail, chatAvailability, previewMode }).toEqual({
      capturedMail: 'ada@shop.com',
      chatAvailability: 'no_agents_available',
      previewMode: false,
    });
  });

  it('[MSG-15] has revenueId, campaigns and convertMetadata', () => {
    const { revenueId, campaigns, convertMetadata } = metadata;
    expect({ revenueId, campaigns, convertMetadata }).toEqual({
      revenueId: 'shopify:acme:6f2d9c1e-7a51-4f43-9c6f-0a4a3b1d2e3f:session-1',
      campaigns: [{ id: 'c1' }],
      convertMetadata: { variant: 'b' },
    });
  });

  it('[MSG-16] has idToken, ai_agent_message_type and isAiAgentConversation', () => {
    const { idToken, ai_agent_message_type, isAiAgentConversation } = metadata;
    expect({ idToken, ai_agent_message_type, isAiAgentConversation }).toEqual({
      idToken: 'token',
      ai_agent_message_type: 'entry_customer_message',
      isAiAgentConversation: true,
    });
  });

  it('[MSG-17] has the address of the page', () => {
    expect(metadata.currentUrl).toBe('https://shop.test/products/fern?variant=1#reviews');
  });

  it('[MSG-18] has the origin that the frame of a checkout was given', () => {
    const url = 'https://chat.test/frame?app=1&origin=https%3A%2F%2Fshop.test%2Fcheckouts%2F1%3Fa%3Db#x';
    expect(messageMetadata({ ...facts, url, isCheckout: true }).currentUrl).toBe(
      'https://shop.test/checkouts/1?a=b',
    );
    expect(messageMetadata({ ...facts, url, isCheckout: false }).currentUrl).toBe(url);
    const withoutOrigin = 'https://chat.test/frame?app=1';
    expect(messageMetadata({ ...facts, url: withoutOrigin, isCheckout: true }).currentUrl).toBe(
      withoutOrigin,
    );
  });

  it.each(['online', 'offline', 'outside_business_hours', 'no_agents_available'] as const)(
    '[AVL-13] says %s in the finer words',
    (availability) => {
      expect(messageMetadata({ ...facts, availability }).chatAvailability).toBe(availability);
    },
  );

  const revenueId = (part: Partial<MetadataFacts>) => messageMetadata({ ...facts, ...part }).revenueId;

  it('[MSG-20] ends with the id of the session', () => {
    expect(revenueId({ sessionId: 'another' }).split(':').at(3)).toBe('another');
  });

  it('[MSG-19] leaves missing parts of the revenue id blank', () => {
    expect(revenueId({ guestId: null, sessionId: undefined })).toBe('shopify:acme::');
    expect(revenueId({ shopType: null, shopName: null, guestId: null, sessionId: null })).toBe(':::');
  });

  it('ends the revenue id with the id of the session', () => {
    expect(revenueId({ guestId: null })).toBe('shopify:acme::session-1');
  });

  it('[TRK-11] takes an all-zero guest id for none', () => {
    expect(revenueId({ guestId: '00000000-0000-0000-0000-000000000000' })).toBe('shopify:acme::session-1');
  });

  it('sends nothing for what the page does not know', () => {
    const { capturedMail, campaigns, convertMetadata, idToken, aiAgentMessageType, ...known } = facts;
    expect(Object.keys(JSON.parse(JSON.stringify(messageMetadata(known))))).toEqual([
      'chatAvailability',
      'previewMode',
      'revenueId',
      'isAiAgentConversation',
      'currentUrl',
    ]);
  });
});
