import type { Store } from '@shopbell/client/agent';
import { createStore } from '@shopbell/client/agent';

export type BellState = 'on' | 'off' | 'sound-only';

export interface Bell {
  readonly store: Store<BellState>;
  toggle(): Promise<void>;
  ring(words: {
    readonly title: string;
    readonly text: string;
    readonly tag: string;
    readonly onOpen: () => void;
  }): void;
}

const key = 'shopbell-bell';

/** Rings and shows what came, if the person has asked for it. The browser may allow the sound and refuse the rest. */
export function createBell(): Bell {
  const store = createStore<BellState>(stateOf(read()));

  return {
    store,
    async toggle() {
      const isOn = store.get() !== 'off';
      write(!isOn);
      if (!isOn && 'Notification' in window && Notification.permission === 'default')
        await Notification.requestPermission();
      store.update(() => stateOf(!isOn));
      if (!isOn) chime();
    },
    ring({ title, text, tag, onOpen }) {
      if (store.get() === 'off') return;
      chime();
      if (store.get() !== 'on') return;
      const shown = new Notification(title, { body: text, tag, icon: '/console/favicon.svg' });
      shown.onclick = () => {
        window.focus();
        onOpen();
        shown.close();
      };
    },
  };
}

const loudness = 0.08;

/** The tones come when they are first heard; a bell that cannot be had is not worth a word. */
const chime = (): void =>
  void import('@shopbell/looks/chime').then((sound) => sound.chime(loudness)).catch(() => {});

function stateOf(isOn: boolean): BellState {
  if (!isOn) return 'off';
  return 'Notification' in window && Notification.permission === 'granted' ? 'on' : 'sound-only';
}

function read(): boolean {
  try {
    return localStorage.getItem(key) === 'on';
  } catch {
    return false;
  }
}

function write(isOn: boolean): void {
  try {
    localStorage.setItem(key, isOn ? 'on' : 'off');
  } catch {
    // It is on until the page is closed.
  }
}
