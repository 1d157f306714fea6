import type { Attachment, CapturedValue, FileAttachment, MessageContent } from '@shopbell/protocol';
import { classifyAttachment, isFile } from '@shopbell/rules/content';
import { FileIcon } from '../../icons/FileIcon';
import { LinkedText } from '../LinkedText';
import { Card } from './Card';
import { Markup } from './Markup';
import styles from './RichContent.module.css';

export interface RichContentProps {
  readonly content: MessageContent;
  /** How the bubble around words looks. */
  readonly bubble: string;
  readonly title: string;
  readonly locale: string;
}

/** A message that holds more than words, as the shopper sees it; what asks the shopper something is only told. */
export function RichContent({ content, bubble, title, locale }: RichContentProps) {
  const { text, html, attachments = [], capturedValue } = content;
  const hasWords = text.trim() !== '' && !(content.type === 'article-recommendation');
  return (
    <div className={styles.content} title={title}>
      {content.type === 'html' && html !== undefined ? (
        <div className={bubble}>
          <Markup html={html} />
        </div>
      ) : (
        hasWords && (
          <p className={bubble}>
            <LinkedText text={text} />
          </p>
        )
      )}
      <Attachments attachments={attachments} locale={locale} />
      {content.type === 'article-recommendation' && (
        <Reference kind="Article" name={content.metadata.title} url={content.metadata.url} />
      )}
      {content.type === 'video' && (
        <Reference
          kind="Video"
          name={content.metadata.title || content.metadata.url}
          url={content.metadata.url}
        />
      )}
      {content.type.endsWith('-capture-form') && <Asked value={capturedValue} />}
    </div>
  );
}

function Attachments({
  attachments,
  locale,
}: {
  readonly attachments: readonly Attachment[];
  readonly locale: string;
}) {
  const files = attachments.filter(isFile);
  const pictures = files.filter((file) => classifyAttachment(file) === 'image');
  const others = files.filter((file) => classifyAttachment(file) === 'file');
  const cards = attachments.filter((each) => !isFile(each));
  return (
    <>
      {pictures.length > 0 && (
        <div className={styles.pictures}>
          {pictures.map((picture) => (
            <Picture key={picture.url} picture={picture} />
          ))}
        </div>
      )}
      {others.map(({ url, name }) => (
        <a key={url} className={styles.file} href={url} target="_blank" rel="noopener noreferrer">
          <FileIcon /> {name}
        </a>
      ))}
      {cards.map((card, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: what was sent never changes its order.
        <Card key={index} card={card} locale={locale} />
      ))}
    </>
  );
}

function Picture({ picture: { url, name, extra } }: { readonly picture: FileAttachment }) {
  return (
    <a href={url} target="_blank" rel="noopener noreferrer" title={name}>
      <img
        className={styles.picture}
        src={extra?.thumbnailUrl ?? url}
        width={extra?.width}
        height={extra?.height}
        alt={name}
        loading="lazy"
      />
    </a>
  );
}

const Reference = (props: { readonly kind: string; readonly name: string; readonly url: string }) => (
  <a className={styles.file} href={props.url} target="_blank" rel="noopener noreferrer">
    <FileIcon /> {props.kind}: {props.name}
  </a>
);

function Asked({ value }: { readonly value: CapturedValue | undefined }) {
  if (value === undefined) return <p className={styles.asked}>A form that the shopper can fill in</p>;
  const words =
    typeof value === 'string'
      ? value
      : Object.entries(value)
          .map(([field, answer]) => `${field}: ${answer}`)
          .join(', ');
  return <p className={styles.asked}>Filled in: {words}</p>;
}
