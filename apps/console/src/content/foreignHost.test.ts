import { expect, it } from 'vitest';
import { foreignHost } from './foreignHost';

it.each([
  ['/attachments/0a.png', null],
  ['https://desk.example/attachments/0a.png', null],
  ['data:image/png;base64,AAAA', null],
  ['https://[', null],
  ['https://cdn.example/a.png', 'cdn.example'],
  ['//cdn.example/a.png', 'cdn.example'],
  ['\\\\cdn.example/a.png', 'cdn.example'],
  ['http://desk.example/a.png', 'desk.example'],
  ['https://desk.example:8443/a.png', 'desk.example:8443'],
  ['https://desk.example@cdn.example/a.png', 'cdn.example'],
])('%s is asked of %s', (address, host) => {
  expect(foreignHost(address, 'https://desk.example/console/inbox')).toBe(host);
});
