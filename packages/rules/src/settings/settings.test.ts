import type { ChatSettings } from '@shopbell/protocol';
import { chatSettings } from '@shopbell/protocol/schemas';
import { describe, expect, it } from 'vitest';
import { changedPaths, judgeSettings } from './index';

const settingsWith = (given: object): ChatSettings =>
  chatSettings.parse({ name: 'Chat', domains: [], ...given });

describe('what changed', () => {
  it('is told leaf by leaf', () => {
    const before = settingsWith({ decoration: { mainColor: '#000' }, texts: { de: { launcherOpen: 'Hi' } } });
    const after = settingsWith({
      decoration: { mainColor: '#111' },
      texts: { it: { launcherClose: 'Ciao' } },
    });
    expect(changedPaths(before, after)).toEqual([
      { path: ['decoration', 'mainColor'], before: '#000', after: '#111' },
      { path: ['texts', 'de', 'launcherOpen'], before: 'Hi', after: null },
      { path: ['texts', 'it', 'launcherClose'], before: null, after: 'Ciao' },
    ]);
  });

  it('is a whole list where one entry of it changed', () => {
    const replies = (each: string[]) => settingsWith({ quickReplies: { replies: each } });
    expect(changedPaths(replies(['a', 'b']), replies(['a', 'c']))).toEqual([
      { path: ['quickReplies', 'replies'], before: ['a', 'b'], after: ['a', 'c'] },
    ]);
  });

  it('is nothing where the same was written in another order', () => {
    const hours = { days: [1], fromTime: '09:00', toTime: '10:00' };
    const other = { toTime: '10:00', fromTime: '09:00', days: [1] };
    expect(changedPaths({ hours: [hours], a: null }, { a: undefined, hours: [other] })).toEqual([]);
  });
});

describe('what is wrong with new settings', () => {
  const problemPaths = (given: object) =>
    judgeSettings(settingsWith(given)).map(({ path }) => path.join('.'));

  it('is nothing with an untouched chat', () => {
    expect(judgeSettings(settingsWith({}))).toEqual([]);
  });

  it.each<[string, object]>([
    ['decoration.mainColor', { decoration: { mainColor: 'greenish' } }],
    ['decoration.conversationColor', { decoration: { conversationColor: '#12' } }],
    ['decoration.avatarTeamPictureUrl', { decoration: { avatarTeamPictureUrl: 'javascript:alert(1)' } }],
    ['decoration.launcher.label', { decoration: { launcher: { type: 'icon-label', label: ' ' } } }],
    ['businessHours.timezone', { businessHours: { timezone: 'Europe/Atlantis' } }],
    [
      'businessHours.businessHours.0',
      { businessHours: { businessHours: [{ days: [1], fromTime: '17:00', toTime: '09:00' }] } },
    ],
    ['quickReplies.replies.1', { quickReplies: { replies: ['Hi', ' '] } }],
    [
      'visibility.conditions.0',
      { visibility: { method: 'hide-on-specific-pages', conditions: [{ operator: 'contain', value: '' }] } },
    ],
    ['language', { language: 'xx', languages: [{ language: 'en-US', primary: true }] }],
    ['languages', { languages: [{ language: 'de', primary: true }] }],
    ['texts.xx', { texts: { xx: { composerSend: 'Send' } } }],
    ['sspTexts.tlh', { sspTexts: { tlh: { homeTrack: 'nuq' } } }],
    ['selfService.channels.email', { selfService: { enabled: true, channels: { email: false } } }],
    ['selfService.smsCountries', { selfService: { channels: { sms: true }, smsCountries: [] } }],
    ['selfService.smsCountries.1', { selfService: { smsCountries: ['+44', '0049'] } }],
    ['selfService.smsCountries.0', { selfService: { smsCountries: ['+0'] } }],
    ['selfService.reportReasons.de.1', { selfService: { reportReasons: { de: ['Kaputt', ' '] } } }],
    ['selfService.returnReasons.it.0', { selfService: { returnReasons: { it: [''] } } }],
    ['selfService.cancelReasons.sv.0', { selfService: { cancelReasons: { sv: [''] } } }],
    ['selfService.cancelReasons.tlh', { selfService: { cancelReasons: { tlh: ['nuq'] } } }],
    ['preferences.languageOverride', { preferences: { languageOverride: 'tlh' } }],
  ])('[SRV-05] %s is named', (path, given) => {
    expect(problemPaths(given)).toContain(path);
  });
});
