import { describe, expect, it } from 'vitest';
import { fillMacro, type MacroFacts, unknownVariables } from './fillMacro';

const facts: MacroFacts = {
  'visitor.name': 'Anna Lee',
  'visitor.firstName': 'Anna',
  'visitor.email': null,
  'agent.name': 'Ada Agent',
  'agent.firstName': 'Ada',
  'shop.name': 'Fern & Loom',
};

describe('a macro', () => {
  it('has its places filled, whatever the spaces in them', () => {
    expect(
      fillMacro('Hi {{visitor.firstName}}, {{ agent.firstName }} of {{shop.name}} here.', facts),
    ).toEqual({
      text: 'Hi Anna, Ada of Fern & Loom here.',
      missing: [],
    });
  });

  it('says something else where a name is not known', () => {
    expect(fillMacro('Mail to {{visitor.email|your address}}', facts).text).toBe('Mail to your address');
    expect(fillMacro('Hello{{visitor.email| }}!', facts).text).toBe('Hello!');
  });

  it('leaves a place open that it cannot fill, and tells', () => {
    expect(fillMacro('Mail to {{visitor.email}}', facts)).toEqual({
      text: 'Mail to {{visitor.email}}',
      missing: ['visitor.email'],
    });
  });

  it('never fills what a name brings along', () => {
    const named = { ...facts, 'visitor.name': '{{agent.name}}' };
    expect(fillMacro('Hi {{visitor.name}}', named).text).toBe('Hi {{agent.name}}');
  });
});

it('places that nothing will ever fill are found before anyone uses them', () => {
  expect(unknownVariables('{{visitor.name}} {{visitor.nmae}} {{order|x}} {plain}')).toEqual([
    'visitor.nmae',
    'order',
  ]);
});
