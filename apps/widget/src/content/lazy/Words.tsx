import { lazyView } from '../../chunks';
import type { Translate } from '../types';

const LinkedText = lazyView('linked-text', () => import('./LinkedText'));

export interface WordsProps {
  readonly text: string;
  readonly t: Translate;
}

/** The words of a message that holds more than words. */
export const Words = ({ text, t }: WordsProps) =>
  text.trim() !== '' && (
    <p className="bubble">
      <LinkedText text={text} t={t} until={text} />
    </p>
  );
