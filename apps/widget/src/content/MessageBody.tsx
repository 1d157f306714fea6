import { lazyView } from '../chunks';
import type { ContentProps } from './types';

const LinkedText = lazyView('linked-text', () => import('./lazy/LinkedText'));
const ContentView = lazyView('content-view', () => import('./lazy/ContentView'));

/** Whatever could be an address has a dot, an at or a scheme between two other characters. */
const mayHoldLink = (text: string): boolean => /\S[.@:]\S/.test(text);

/**
 * What stands in a message. Words are there at once; the code for everything else comes with the first message that
 * needs it, and until then its words stand in its place.
 */
export function MessageBody(props: ContentProps) {
  const { content, t } = props;
  const words = <Words text={content.text} />;
  if (content.type !== 'text' || content.metadata) return <ContentView {...props} until={words} />;
  if (!mayHoldLink(content.text)) return words;
  return (
    <p className="bubble">
      <LinkedText text={content.text} t={t} until={content.text} />
    </p>
  );
}

const Words = ({ text }: { text: string }) => (text === '' ? null : <p className="bubble">{text}</p>);
