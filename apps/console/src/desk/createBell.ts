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
  let audio: AudioContext | null = null;

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

  /** Two soft tones; no file to load. */
  function chime(): void {
    try {
      audio ??= new AudioContext();
      const startAt = audio.currentTime;
      for (const [index, frequency] of [880, 1174.7].entries()) {
        const [tone, volume] = [audio.createOscillator(), audio.createGain()];
        const at = startAt + index * 0.12;
        tone.frequency.value = frequency;
        volume.gain.setValueAtTime(0, at);
        volume.gain.linearRampToValueAtTime(0.08, at + 0.01);
        volume.gain.exponentialRampToValueAtTime(0.0001, at + 0.5);
        tone.connect(volume).connect(audio.destination);
        tone.start(at);
        tone.stop(at + 0.5);
      }
    } catch {
      // Before the first click a browser lets no page make a sound.
    }
  }
}

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
