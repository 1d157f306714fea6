import { flowContent } from '@shopbell/protocol/schemas';
import { expect, it } from 'vitest';
import { validateFlow } from '../flows';
import { flowTemplates } from '.';

it('every template can be published as it is', () => {
  expect(flowTemplates.map(({ id }) => id)).toHaveLength(8);
  for (const { content } of flowTemplates) {
    expect(flowContent.parse(content)).toEqual(content);
    expect([content.name, validateFlow(content, () => null, null)]).toEqual([content.name, []]);
    expect(content.triggers.length).toBeGreaterThan(0);
  }
});
