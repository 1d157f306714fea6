import { expect, it } from 'vitest';
import type { Screen } from './Feature';
import type { Widget } from './Widget';
import { wayTo } from './wayTo';

const screen: Screen = { title: 'conversationLabel', focus: 'input' };
const screens: Record<string, Screen> = {
  '/chat': screen,
  '/auth': screen,
  '/orders': { ...screen, guard: ({ baseUrl }: Widget) => (baseUrl === 'signed-in' ? null : '/auth') },
  '/order': { ...screen, guard: (_: Widget, { id }: { id?: string }) => (id ? null : '/orders') },
  '/lost': { ...screen, guard: () => '/nowhere' },
};
const features = [{ name: 'fonts' }, { name: 'orders', screens }];
const way = (path: string, parameters = {}, baseUrl = '', otherwise: '/chat' | null = '/chat') =>
  wayTo(features, { baseUrl } as Widget, { path, parameters }, otherwise);

it('[RTE-19] leads from an unknown path to /chat, and nowhere while it may still come', () => {
  expect(['/foo', '', '/chat/', '/Auth', '/auth'].map((path) => way(path))).toEqual([
    '/chat',
    '/chat',
    '/chat',
    '/chat',
    '/auth',
  ]);
  expect([way('/foo', {}, '', null), way('/auth', {}, '', null)]).toEqual([null, '/auth']);
});

it('leads elsewhere where a screen has nothing to show, by what is known and by what it is given', () => {
  expect([way('/orders'), way('/orders', {}, 'signed-in')]).toEqual(['/auth', '/orders']);
  expect([way('/order'), way('/order', { id: '7' })]).toEqual(['/orders', '/order']);
});

it('leads to /chat where a screen names one that is not there', () => {
  expect(way('/lost')).toBe('/chat');
});
