import { splitLinks } from './splitLinks';

export const LinkedText = ({ text }: { readonly text: string }) =>
  splitLinks(text).map((part, index) =>
    part.kind === 'text' ? (
      part.text
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: a text never changes once it is said.
      <a key={index} href={part.href} target="_blank" rel="noopener noreferrer">
        {part.text}
      </a>
    ),
  );
