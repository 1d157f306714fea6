import type { ChatSettings } from '@shopbell/protocol';
import { toSupported } from '../language';

type Say = (path: string, message: string) => unknown;

/** A code must have a way to the shopper, and what shoppers choose from must be readable. */
export function judgeSelfService({ selfService }: ChatSettings, say: Say): void {
  const { enabled, channels, smsCountries } = selfService;
  if (enabled && !channels.email && !channels.sms)
    say('selfService.channels.email', 'must be on while text messages are off: codes need a way');
  if (channels.sms && smsCountries.length === 0)
    say('selfService.smsCountries', 'must name a country while codes go by text message');
  smsCountries.forEach((code, index) => {
    if (!/^\+[1-9]\d{0,6}$/.test(code))
      say(`selfService.smsCountries.${index}`, 'must be a calling code, such as +44');
  });
  for (const list of ['reportReasons', 'returnReasons', 'cancelReasons'] as const) {
    for (const [language, reasons] of Object.entries(selfService[list])) {
      const path = `selfService.${list}.${language}`;
      if (toSupported(language) !== language)
        say(path, `must be in one of our languages, not in “${language}”`);
      reasons.forEach((reason, index) => {
        if (reason.trim() === '') say(`${path}.${index}`, 'must not be empty');
      });
    }
  }
}
