import { asksForPerson } from '@shopbell/rules/asking-for-a-person';
import { textLanguages, textsOf } from '@shopbell/texts/all';
import { expect, it } from 'vitest';

it('what the button for a person sends is understood in each language, and the words around it are not', () => {
  const heard = (text: string | undefined, language: string) => asksForPerson(String(text), language);
  expect(
    textLanguages.filter((each) => !heard(textsOf(each).texts.aiAgentAskPerson as string, each)),
  ).toEqual([]);
  const others = [
    'aiAgentName',
    'aiAgentNotNow',
    'aiAgentSolvedNo',
    'aiAgentSolvedYes',
    'aiAgentDoIt',
    'aiAgentSignIn',
  ] as const;
  expect(
    textLanguages.flatMap((each) =>
      others.filter((key) => heard(textsOf(each).texts[key] as string, each)).map((key) => `${each} ${key}`),
    ),
  ).toEqual([]);
});
