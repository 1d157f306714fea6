import { type ReactNode, useState } from 'react';
import { PictureIcon } from '../../icons/PictureIcon';
import { foreignHost } from '../foreignHost';
import styles from './RichContent.module.css';

/** What somebody has asked for in this tab: a thread draws a message anew each time it is scrolled to. */
const askedFor = new Set<string>();

export interface PictureState {
  readonly isShown: boolean;
  /** What stands in its place until it is asked for. */
  readonly offer: ReactNode;
}

/**
 * Whoever keeps a picture learns of each who asks for it: from where, when, with which browser. So what stands on another
 * host is asked for by a click, never by opening a conversation.
 */
export function usePicture(address: string, onAsked: () => void): PictureState {
  const [asked, setAsked] = useState<string | null>(null);
  const host = foreignHost(address);
  if (host === null || asked === address || askedFor.has(address)) return { isShown: true, offer: null };
  function ask(): void {
    askedFor.add(address);
    setAsked(address);
    onAsked();
  }
  const offer = isPlainHttp(address) ? (
    // The page's policy would refuse it: whoever wants to see it goes there.
    <a className={styles.offer} href={address} target="_blank" rel="noopener noreferrer">
      <PictureIcon /> Open picture at {host}
    </a>
  ) : (
    <button type="button" className={styles.offer} onClick={ask}>
      <PictureIcon /> Show picture from {host}
    </button>
  );
  return { isShown: false, offer };
}

const isPlainHttp = (address: string): boolean => /^http:/i.test(address);
