import { createCustomerDetails } from '@shopbell/client/visitor';
import type { Widget } from '../app/Widget';
import { reportError } from '../log';

/** What the shopper, or the shop's page, has told us of them. Only screens and calls that come later ask. */
export const customerOf = ({ storage, launcher }: Widget) =>
  createCustomerDetails({
    storage,
    appId: launcher.appId,
    now: Date.now,
    onProblem: ({ code, info }) => reportError(code, info),
  });
