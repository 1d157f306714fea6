import type { ChatSettings, FieldProblem } from '@shopbell/protocol';
import { parseColor } from '../appearance';
import { isKnownTimeZone } from '../business-hours';
import { toSupported } from '../language';
import { judgeSelfService } from './judgeSelfService';

/**
 * What a shape cannot say about settings. Stored ones may break it, and the page copes; who writes new ones is told,
 * beside the field.
 */
export function judgeSettings(settings: ChatSettings): FieldProblem[] {
  const { decoration, businessHours, quickReplies, visibility, language, languages, preferences } = settings;
  const problems: FieldProblem[] = [];
  const say = (path: string, message: string) => problems.push({ path: path.split('.'), message });

  for (const name of ['mainColor', 'conversationColor'] as const) {
    if (!isColor(decoration[name])) say(`decoration.${name}`, 'must be a colour, such as #115cb5');
  }
  if (decoration.avatarTeamPictureUrl !== null && !isWebAddress(decoration.avatarTeamPictureUrl))
    say('decoration.avatarTeamPictureUrl', 'must be an address that begins with https://');
  if (decoration.launcher.type === 'icon-label' && decoration.launcher.label.trim() === '')
    say('decoration.launcher.label', 'must not be empty while the launcher shows a label');
  if (!isKnownTimeZone(businessHours.timezone))
    say('businessHours.timezone', 'must be a time zone, such as Europe/Berlin');
  businessHours.businessHours.forEach(({ fromTime, toTime }, index) => {
    if (fromTime >= toTime)
      say(`businessHours.businessHours.${index}`, `must end later than it begins: ${fromTime} to ${toTime}`);
  });
  quickReplies.replies.forEach((reply, index) => {
    if (reply.trim() === '') say(`quickReplies.replies.${index}`, 'must not be empty');
  });
  visibility.conditions.forEach(({ value }, index) => {
    if (value.trim() === '')
      say(`visibility.conditions.${index}`, 'must say what the address is compared with');
  });
  if (!isLanguage(language)) say('language', 'must be one of our languages');
  if (preferences.languageOverride !== null && !isLanguage(preferences.languageOverride))
    say('preferences.languageOverride', 'must be one of our languages');
  if (!languages.every((each) => isLanguage(each.language)))
    say('languages', 'must be some of our languages');
  else if (!languages.some((each) => each.language === language))
    say('languages', 'must include the language of the chat');
  for (const group of ['texts', 'sspTexts'] as const) {
    for (const each of Object.keys(settings[group]))
      if (!isLanguage(each)) say(`${group}.${each}`, `must be in one of our languages, not in “${each}”`);
  }
  judgeSelfService(settings, say);
  return problems;
}

const isLanguage = (tag: string): boolean => toSupported(tag) === tag;

const isWebAddress = (text: string): boolean => /^https:\/\/[^\s/]+(\/\S*)?$/i.test(text);

function isColor(text: string): boolean {
  try {
    parseColor(text);
    return true;
  } catch {
    return false;
  }
}
