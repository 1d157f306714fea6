import { expect, it } from 'vitest';
import { changeWords } from './changeWords';

it.each([
  ['decoration.launcher.label', '', 'Ask us', 'Label', 'nothing', 'Ask us'],
  ['quickReplies.enabled', false, true, 'Offer quick replies', 'off', 'on'],
  ['quickReplies.replies', [], ['a', 'b'], 'Quick replies', 'nothing', 'a, b'],
  ['decoration.theme', 'auto', 'dark', 'Light or dark', "As the shopper's device", 'Always dark'],
  ['texts.de.retry', null, 'Again', 'Your words in the chat · German · retry', 'nothing', 'Again'],
  [
    'selfService.returnReasons.de',
    null,
    ['Zu klein', 'Zu groß'],
    'Reasons for a return · German',
    'nothing',
    'Zu klein, Zu groß',
  ],
  [
    'quickReplies.actions',
    [],
    [{ reply: 'Where is it?', action: 'report_issue' }],
    'When a reply is tapped',
    'nothing',
    'Where is it? → report issue',
  ],
  [
    'businessHours.businessHours',
    [],
    [{ days: [1, 7], fromTime: '09:00', toTime: '17:00' }],
    'Week',
    'nothing',
    'Mon Sun 09:00–17:00',
  ],
  [
    'visibility.conditions',
    [],
    [{ operator: 'contain', value: '/x' }],
    'Hidden where the address',
    'nothing',
    'contain /x',
  ],
  ['languages', [{ language: 'de', primary: true }], [], 'Languages of your shop', 'de', 'nothing'],
  ['something.retired', 1, { a: 2 }, 'something · retired', '1', '{"a":2}'],
])('%s from %j to %j is “%s: %s → %s”', (path, before, after, name, from, to) => {
  expect(changeWords({ path: path.split('.'), before, after })).toEqual({ name, before: from, after: to });
});

it('what is long is cut', () => {
  const { after } = changeWords({ path: ['prefilledMessage'], before: null, after: 'x'.repeat(200) });
  expect(after).toHaveLength(80);
});
