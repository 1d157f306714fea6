import { type Inline, smallMarkdown } from '@shopbell/rules/assistant-text';
import styles from './AssistantWords.module.css';
import { LinkedText } from './LinkedText';

/** What an assistant says, as the shopper reads it: paragraphs, lists, bold words and links, and nothing else. */
export const AssistantWords = ({ text, bubble }: { readonly text: string; readonly bubble?: string }) => (
  <div className={bubble} dir="auto">
    <div className={styles.words}>
      {smallMarkdown(text).map((block, index) =>
        block.kind === 'paragraph' ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: a text never changes once it is said.
          <p key={index}>
            <Line parts={block.parts} />
          </p>
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: a text never changes once it is said.
          <ul key={index}>
            {block.items.map((parts, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a text never changes once it is said.
              <li key={at}>
                <Line parts={parts} />
              </li>
            ))}
          </ul>
        ),
      )}
    </div>
  </div>
);

const Line = ({ parts }: { readonly parts: readonly Inline[] }) =>
  parts.map((part, index) => {
    const key = `${index} ${part.kind}`;
    if (part.kind === 'link')
      return (
        <a key={key} href={part.href} target="_blank" rel="noopener noreferrer">
          {part.text}
        </a>
      );
    if (part.kind === 'bold') return <strong key={key}>{part.text}</strong>;
    return <LinkedText key={key} text={part.text} />;
  });
