import { linkParts } from '@shopbell/rules/links';

export const Links = ({ text }: { readonly text: string }) =>
  linkParts(text).map((part, index) =>
    part.href === null ? (
      part.text
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: a text never changes once it is said.
      <a key={index} href={part.href} target="_blank" rel="noopener noreferrer">
        {part.text}
      </a>
    ),
  );
