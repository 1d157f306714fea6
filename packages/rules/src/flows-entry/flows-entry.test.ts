import { expect, it } from 'vitest';
import { entryPoints } from '.';

it('the entry points are those of the language, each flow once', () => {
  const entry = (workflow_id: string, language: string, label = workflow_id) => ({
    workflow_id,
    language,
    label,
  });
  const all = [entry('a', 'en-US'), entry('a', 'de'), entry('b', 'en-US'), entry('a', 'en-US', 'Again')];
  expect(entryPoints(all, 'en-US').map(({ label }) => label)).toEqual(['a', 'b']);
  expect(entryPoints(all, 'fr-FR')).toEqual([]);
  expect(entryPoints(undefined, 'de')).toEqual([]);
});
