import { Suspense } from 'react';
import { lazyPart } from '../app/lazyPart';

const Links = lazyPart(async () => (await import('./lazy/Links')).Links);

/** Whatever could be an address has a dot, an at or a scheme between two other characters. */
const mayHoldLink = (text: string): boolean => /\S[.@:]\S/.test(text);

/** Words with the addresses in them as links, once what finds them is there. */
export const LinkedText = ({ text }: { readonly text: string }) =>
  mayHoldLink(text) ? (
    <Suspense fallback={text}>
      <Links text={text} />
    </Suspense>
  ) : (
    text
  );
