import { getRequestStateAsyncLocalStorage } from '@better-auth/core/context';
import { expect, it } from 'vitest';
import { restBetweenCalls } from './restBetweenCalls';

const storage = await getRequestStateAsyncLocalStorage();
const call = restBetweenCalls((state: WeakMap<object, unknown>, wait: Promise<void>) =>
  storage.run(state, async () => {
    await wait;
    return storage.getStore();
  }),
);

it('a call has what it is about until it ends, also when another ends meanwhile; then nothing is kept for anybody', async () => {
  let goOn = () => {};
  const waiting = new Promise<void>((done) => {
    goOn = done;
  });
  const [long, short] = [new WeakMap(), new WeakMap()];
  const longer = call(long, waiting);
  expect(await call(short, Promise.resolve())).toBe(short);
  goOn();
  expect(await longer).toBe(long);

  storage.enterWith(long);
  expect(storage.getStore()).toBe(long);
  expect(await call(short, Promise.resolve())).toBe(short);
  // What is switched off answers nobody, whatever was kept before.
  expect(storage.getStore()).toBeUndefined();
});

it('a call that fails does so too', async () => {
  storage.enterWith(new WeakMap());
  const failing = restBetweenCalls(() => storage.run(new WeakMap(), () => Promise.reject(new Error('no'))));
  await expect(failing()).rejects.toThrow('no');
  expect(storage.getStore()).toBeUndefined();
});
