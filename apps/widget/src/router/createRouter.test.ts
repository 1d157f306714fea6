import { expect, it } from 'vitest';
import { createRouter } from './createRouter';

const paths = ['/chat', '/offline-capture', '/require-email-capture'];
const pathOf = (router: ReturnType<typeof createRouter>) => router.store.get().route.path;

it('[RTE-02] starts on /chat, with nowhere to go back to', () => {
  expect(createRouter(paths).store.get()).toEqual({
    route: { path: '/chat', parameters: {} },
    canGoBack: false,
  });
});

it('[RTE-19] leads from an unknown path to /chat', () => {
  const router = createRouter(paths);
  router.push('/offline-capture');
  router.push('/nowhere', { secret: 'x' });
  expect(router.store.get().route).toEqual({ path: '/chat', parameters: {} });
});

it('[RTE-20] goes back one step at a time, and stays at the first', () => {
  const router = createRouter(paths);
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

it('[RTE-18] carries what the screen needs with the path', () => {
  const router = createRouter([...paths, '/flow']);
  router.push('/flow', { flowLabel: 'Returns', flowId: '7', flowLanguage: 'de' });
  expect(router.store.get().route.parameters).toEqual({
    flowLabel: 'Returns',
    flowId: '7',
    flowLanguage: 'de',
  });
});

it('replaces a screen without leaving a way back to it', () => {
  const router = createRouter(paths);
  router.replace('/offline-capture');
  expect(router.store.get()).toMatchObject({ route: { path: '/offline-capture' }, canGoBack: false });
});

it('does not stack the screen that is already shown', () => {
  const router = createRouter(paths);
  router.push('/offline-capture');
  router.push('/offline-capture');
  router.back();
  expect(pathOf(router)).toBe('/chat');
});
