import { createStore } from '@shopbell/client/visitor';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Feature } from '../app/Feature';
import { loadRooms } from '../app/loadRooms';
import type { Moments } from '../app/Moments';
import type { Widget } from '../app/Widget';
import { loadChunk } from '../chunks/loadChunk';
import { log } from '../log';
import { handleFrame } from './handleFrame';

vi.mock('../chunks/loadChunk', () => ({ loadChunk: vi.fn() }));
vi.mock('../features', () => ({ features: [{ name: 'settings', frames: { known: () => {} } }] }));

const line = new EventTarget();
const told: unknown[] = [];

/** The chunk, each time that it is asked for. */
let chunks: { come(rooms: readonly Feature[]): void; fail(): void }[] = [];

beforeEach(() => {
  vi.stubGlobal('addEventListener', line.addEventListener.bind(line));
  vi.spyOn(log, 'error').mockImplementation(
    (text, error) => void told.push(text === 'FRAME_DROPPED' ? error : text),
  );
  chunks = [];
  told.length = 0;
  vi.mocked(loadChunk).mockImplementation(
    () =>
      new Promise((done, failed) => {
        chunks.push({ come: (rooms) => done({ rooms } as never), fail: () => failed(new Error('404')) });
      }),
  );
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function createPage() {
  const shown: string[] = [];
  const running: Moments[] = [];
  const widget = {
    running,
    router: {
      store: createStore({ canGoBack: true }),
      push: (path: string) => shown.push(path),
      settle() {},
      isAwaiting: () => false,
    },
    details: createStore(null),
  } as unknown as Widget;
  const rooms: readonly Feature[] = [
    { name: 'capture', screens: { '/email': { title: 'emailLabel', focus: 'input', frames: ['email'] } } },
    { name: 'storefront', frames: { cart: (_, payload) => shown.push(`cart ${payload}`) } },
  ];
  const hear = (type: string, payload: unknown = null, isKnown = false) =>
    handleFrame(widget, { type, payload }, isKnown);
  return {
    widget,
    rooms,
    shown,
    hear,
    tell: (moment: 'opening' | 'stop') => tell(running, moment),
  };
}

function tell(running: readonly Moments[], moment: 'opening' | 'stop'): void {
  for (const moments of running) (moments[moment] as (() => void) | undefined)?.();
}

const settled = () => new Promise((done) => setTimeout(done));

it('keeps what a room owns while its chunk does not come, and gives it in order when it is there', async () => {
  const { hear, rooms, shown } = createPage();
  const known = [hear('known'), hear('email'), hear('cart', 1)];
  expect(known[0]).toBe(true);
  chunks[0]?.fail();
  await settled();
  // The next that needs it asks again.
  const unknown = hear('nonsense');
  expect(chunks).toHaveLength(2);
  chunks[1]?.fail();
  await settled();
  expect(shown).toEqual([]);
  line.dispatchEvent(new Event('online'));
  expect(chunks).toHaveLength(3);
  const last = hear('cart', 2);
  chunks[2]?.come(rooms);
  expect(await Promise.all([...known, unknown, last])).toEqual([true, true, true, false, true]);
  expect(shown).toEqual(['/email', 'cart 1', 'cart 2']);
  expect([hear('email'), hear('nonsense')]).toEqual([true, false]);
});

it('asks for the rooms again when the window is opened, for nothing once they are there, and starts none when the chat is gone', async () => {
  const { hear, rooms, shown, tell, widget } = createPage();
  tell('opening');
  void loadRooms(widget);
  tell('opening');
  expect(chunks).toHaveLength(1);
  void hear('email');
  chunks[0]?.fail();
  await settled();
  tell('opening');
  expect(chunks).toHaveLength(2);
  chunks[1]?.come(rooms);
  await settled();
  expect(shown).toEqual(['/email']);
  tell('opening');
  line.dispatchEvent(new Event('online'));
  expect(chunks).toHaveLength(2);

  const gone = createPage();
  void gone.hear('email');
  chunks[2]?.fail();
  await settled();
  gone.tell('stop');
  line.dispatchEvent(new Event('online'));
  chunks[3]?.come(rooms);
  await settled();
  expect(gone.shown).toEqual([]);
});

it('holds nothing of the conversation itself, and no more than there is room for; what is dropped is told with the reason', async () => {
  const { hear, rooms, shown } = createPage();
  expect(hear('conversation-message', null, true)).toBe(false);
  expect(chunks).toHaveLength(0);
  for (let at = 1; at <= 50; at += 1) void hear('cart', at);
  expect(hear('email')).toBe(true);
  expect(told).toEqual([{ type: 'email', because: 'too-many' }]);
  chunks[0]?.come(rooms);
  await settled();
  expect(shown).toEqual(Array.from({ length: 50 }, (_, at) => `cart ${at + 1}`));
});
