import { expect, it } from 'vitest';
import { createRouter } from './createRouter';

const asAsked = (path: string) => path;
const pathOf = (router: ReturnType<typeof createRouter>) => router.store.get().route.path;

it('[RTE-02] starts on /chat, with nowhere to go back to', () => {
  expect(createRouter(asAsked).store.get()).toEqual({
    route: { path: '/chat', parameters: {} },
    canGoBack: false,
  });
});

it('goes where the way leads, and takes the parameters along only to the screen they were meant for', () => {
  const router = createRouter((path) => (path === '/orders' ? '/auth' : path));
  router.push('/orders', { secret: 'x' });
  expect(router.store.get().route).toEqual({ path: '/auth', parameters: {} });
  expect([router.canShow('/orders'), router.canShow('/auth')]).toEqual([false, true]);
});

it('[RTE-20] goes back one step at a time, and stays at the first', () => {
  const router = createRouter(asAsked);
  router.push('/offline-capture');
  router.push('/require-email-capture');
  const seen = [pathOf(router)];
  for (let step = 0; step < 3; step += 1) {
    router.back();
    seen.push(pathOf(router));
  }
  expect(seen).toEqual(['/require-email-capture', '/offline-capture', '/chat', '/chat']);
  expect(router.store.get().canGoBack).toBe(false);
});

it('carries what the screen needs with the path', () => {
  const router = createRouter(asAsked);
  router.push('/flow', { flowLabel: 'Returns', flowId: '7', flowLanguage: 'de' });
  expect(router.store.get().route.parameters).toEqual({
    flowLabel: 'Returns',
    flowId: '7',
    flowLanguage: 'de',
  });
});

it('replaces a screen without leaving a way back to it', () => {
  const router = createRouter(asAsked);
  router.replace('/offline-capture');
  expect(router.store.get()).toMatchObject({ route: { path: '/offline-capture' }, canGoBack: false });
});

it('does not stack the screen that is already shown', () => {
  const router = createRouter(asAsked);
  router.push('/offline-capture');
  router.push('/offline-capture');
  router.back();
  expect(pathOf(router)).toBe('/chat');
});

it('tells the same screen with other parameters apart', () => {
  const router = createRouter(asAsked);
  const order = () => router.store.get().route.parameters.order;
  router.push('/orders', { order: '1', line: '2' });
  router.push('/orders', { line: '2', order: '1' });
  router.push('/orders', { order: '3' });
  expect(order()).toBe('3');
  router.replace('/orders', { order: '4' });
  expect(order()).toBe('4');
  router.back();
  expect(order()).toBe('1');
  router.back();
  expect(router.store.get()).toEqual({ route: { path: '/chat', parameters: {} }, canGoBack: false });
});

it('says nothing when it stays where it is', () => {
  const router = createRouter(asAsked);
  router.push('/orders', { order: '1' });
  let times = 0;
  router.store.subscribe(() => {
    times += 1;
  });
  router.push('/orders', { order: '1' });
  router.replace('/orders', { order: '1' });
  expect(times).toBe(0);
});

it('waits for a screen that has not come yet: the chat stands in its place, and the last way is the one that is gone', () => {
  let isThere = false;
  const router = createRouter((path) => (isThere || path === '/chat' ? path : null));
  router.push('/orders', { order: '1' });
  expect([pathOf(router), router.isAwaiting(), router.canShow('/orders')]).toEqual(['/chat', true, false]);
  router.replace('/orders', { order: '2' });
  isThere = true;
  router.settle();
  expect(router.store.get()).toEqual({
    route: { path: '/orders', parameters: { order: '2' } },
    canGoBack: true,
  });
  expect(router.isAwaiting()).toBe(false);
  router.back();
  expect(router.store.get()).toEqual({ route: { path: '/chat', parameters: {} }, canGoBack: false });
});

it('gives a way up that another one replaces, and leaves no second chat where it led to nothing', () => {
  let way: string | null = null;
  const router = createRouter((path) => (path === '/chat' ? path : way));
  router.replace('/offline-capture');
  router.replace('/chat');
  expect(router.isAwaiting()).toBe(false);
  router.push('/foo');
  expect(router.store.get().canGoBack).toBe(true);
  way = '/chat';
  router.settle();
  expect(router.store.get()).toEqual({ route: { path: '/chat', parameters: {} }, canGoBack: false });
});
