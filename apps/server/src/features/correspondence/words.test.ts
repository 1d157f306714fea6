import { expect, it } from 'vitest';
import { answerMail } from './words';

const answer = (text: string, link: string | null = null) =>
  answerMail({ chatName: 'Fern & Loom', answers: [{ name: 'Ada', text }], link, canReply: false });

it('leads where the agent meant: without the bracket and the full stop behind it, and to nothing but pages', () => {
  const said = 'It is here (https://shop.test/mug?a=1&b=2). Not <a href="javascript:alert(1)">here</a>.';
  const { text, html } = answer(said);
  expect(text).toContain(said);
  expect(html).toContain(
    '(<a href="https://shop.test/mug?a=1&amp;b=2">https://shop.test/mug?a=1&amp;b=2</a>). Not &lt;a ',
  );
  expect(html.match(/<a /g)).toHaveLength(1);
});

it('has the link to the chat whole, however it ends', () => {
  const link = 'https://shop.test/?open-chat&gorgias-resume=a.b-_.';
  const { text, html } = answer('Hello', link);
  expect(text).toContain(`Go on in the chat:\n${link}\n`);
  expect(html).toContain(`<a href="${link.replaceAll('&', '&amp;')}">`);
});

it('reads an answer from its own side', () => {
  expect(answer('مرحبا https://shop.test/mug').html).toContain(
    '<p dir="auto">Ada:<br>مرحبا <a href="https://shop.test/mug">',
  );
});
