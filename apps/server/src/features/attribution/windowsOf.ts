import { appSettings } from '@shopbell/protocol/schemas';
import type { AttributionWindows } from '@shopbell/rules/attribution';
import type { App } from '../shops';

/** Orders are the shop's, not a chat's: its first chat says how far each rule reaches. */
export function windowsOf([chat]: readonly App[]): AttributionWindows {
  const { attribution } = chat?.settings ?? appSettings.parse({});
  return {
    link: attribution.linkDays,
    code: attribution.codeDays,
    product: attribution.productDays,
    conversation: attribution.conversationDays,
  };
}
