import { expect, it } from 'vitest';
import { fieldProblems } from './fieldProblems';
import { chatSettings } from './settings';

const problemsOf = (given: object) => {
  const { error } = chatSettings.safeParse({ name: 'Chat', domains: [], ...given });
  return error ? fieldProblems(error) : [];
};

it.each<[given: object, path: string, message: string]>([
  [{ name: ' ' }, 'name', 'must not be blank'],
  [{ domains: ['https://x'] }, 'domains.0', 'must be a host name, such as shop.example'],
  [{ shopName: 'x'.repeat(201) }, 'shopName', 'must have at most 200 characters'],
  [{ shopType: 'etsy' }, 'shopType', 'must be one of: shopify, magento2, bigcommerce'],
  [{ decoration: { position: { offsetX: 201 } } }, 'decoration.position.offsetX', 'must be at most 200'],
  [{ decoration: { position: { offsetX: -21 } } }, 'decoration.position.offsetX', 'must be at least -20'],
  [{ decoration: { position: { offsetX: 0.5 } } }, 'decoration.position.offsetX', 'must be a whole number'],
  [{ decoration: { mainColor: 7 } }, 'decoration.mainColor', 'must be a string'],
  [{ decoration: null }, 'decoration', 'must be an object'],
  [
    { quickReplies: { replies: Array(21).fill('x') } },
    'quickReplies.replies',
    'must have at most 20 entries',
  ],
  [
    { preferences: { offlineModeEnabledDatetime: 'soon' } },
    'preferences.offlineModeEnabledDatetime',
    'must be a date and a time',
  ],
  [
    { businessHours: { holidays: ['2026-02-30'] } },
    'businessHours.holidays.0',
    'must be a date, such as 2026-12-25',
  ],
  [
    { businessHours: { businessHours: [{ days: [1], fromTime: '9', toTime: '10:00' }] } },
    'businessHours.businessHours.0.fromTime',
    'must be HH:MM',
  ],
])('[SRV-05] %j: %s %s', (given, path, message) => {
  expect(problemsOf(given)).toEqual([{ path: path.split('.'), message }]);
});
