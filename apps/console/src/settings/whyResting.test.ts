import { settingLeaves } from '@shopbell/protocol/schemas';
import { expect, it } from 'vitest';
import { change, defaults, judgeDraft } from './draft';
import { fieldOf, settingFields } from './fields';
import { whyResting } from './whyResting';

const why = (path: string, draft = defaults): string | null => {
  const field = fieldOf(path.split('.'));
  if (!field) throw new Error(`No field ${path}`);
  return whyResting(field, draft);
};

it('what waits for a later version cannot be switched on, and can be switched off where it is', () => {
  const path = 'shopInstalled';
  expect(why(path)).toBe('Comes with the app for your platform, in a later version.');
  expect(why(path, change(defaults, path, true))).toBeNull();
});

it('a field that counts only together with another rests without it, and says why', () => {
  const path = 'quickReplies.replies';
  expect(why(path)).toBe('Rests while quick replies are not offered.');
  expect(why(path, change(defaults, 'quickReplies.enabled', true))).toBeNull();
});

it('one of several reasons to count is enough', () => {
  const path = 'decoration.avatarTeamPictureUrl';
  expect(why(path)).not.toBeNull();
  expect(why(path, change(defaults, 'decoration.avatarType', 'team-picture'))).toBeNull();
  expect(why(path, change(defaults, 'decoration.avatar.imageType', 'company-logo'))).toBeNull();
});

it('whatever a field depends on is a setting, has a value it can have, and does not rest itself', () => {
  const leaves = settingLeaves();
  for (const { counts } of settingFields) {
    for (const [path, value] of counts?.while ?? []) {
      expect(leaves).toContain(path);
      const problems = judgeDraft(change(defaults, path, value)).map((problem) => problem.path.join('.'));
      expect(problems).not.toContain(path);
      expect(why(path)).toBeNull();
    }
  }
});
