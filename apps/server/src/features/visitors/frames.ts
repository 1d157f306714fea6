import type { VisitorFrames } from '../../feature/frames';
import type { FrameAnswers } from '../../sockets/createFrameAnswers';
import type { EmailGate } from './emailGate';
import type { Visitors } from './service';

export interface FramesDependencies {
  readonly visitors: Visitors;
  readonly emailGate: EmailGate;
  readonly frameAnswers: FrameAnswers;
}

/** What a page tells of its shopper (SOC-05 to SOC-21). */
export function createVisitorFrames({ visitors, emailGate, frameAnswers }: FramesDependencies) {
  const { refuse, confirm, acknowledge } = frameAnswers;
  return {
    'email-captured': {
      pace: 'in-turn',
      onQueued: emailGate.waitFor,
      async handle(session, visitor, { messageId, payload }) {
        const outcome = await visitors.captureEmail(visitor, payload, session.id);
        if (!outcome.isDone) return refuse(session, messageId, outcome.because);
        confirm(session, messageId, { type: 'email-captured', payload: { email: outcome.value } });
      },
    },
    'shopify-cart': {
      pace: 'in-turn',
      async handle(session, visitor, frame) {
        await visitors.storeCart(visitor, frame.payload.cart, session.id);
        acknowledge(session, frame);
      },
    },
    'products-viewed': {
      pace: 'in-turn',
      async handle(session, visitor, frame) {
        await visitors.viewedProducts(visitor, frame.payload.products, session.id);
        acknowledge(session, frame);
      },
    },
    'chat-is-active': {
      pace: 'in-turn',
      async handle(session, visitor, frame) {
        await visitors.wasActive(visitor, frame.payload.lastActiveDateTime, session.id);
        acknowledge(session, frame);
      },
    },
    'page-viewed': {
      pace: 'in-turn',
      async handle(session, visitor, frame) {
        await visitors.viewedPage(visitor, frame.payload.url, session.id);
        acknowledge(session, frame);
      },
    },
  } satisfies VisitorFrames;
}
