import type { Attachment, ContentOf, FileAttachment, MessageContent } from '@shopbell/protocol';
import { type ContentKind, classifyAttachment, isFile } from '@shopbell/rules/content';
import type { ComponentType } from 'react';
import { FileIcon } from '../../icons/FileIcon';
import { AssistantWords } from '../AssistantWords';
import { LinkedText } from '../LinkedText';
import { SourcesIn } from '../Sources';
import { AskedOfTeam, requestIn } from './AskedOfTeam';
import { Card } from './Card';
import { Markup } from './Markup';
import { OrderAction } from './OrderAction';
import { OrderRequest } from './OrderRequest';
import { Picture } from './Picture';
import { Proposal } from './Proposal';
import styles from './RichContent.module.css';

export interface RichContentProps {
  readonly content: MessageContent;
  /** How the bubble around words looks. */
  readonly bubble: string;
  /** When it was said. */
  readonly tip: string;
  readonly locale: string;
}

/** A message that holds more than words, as the shopper sees it; what asks the shopper something is only told. */
export function RichContent({ content, bubble, tip, locale }: RichContentProps) {
  const { Words, After } = kinds[content.type] as KindView<MessageContent>;
  return (
    <div className={styles.content} data-tip={tip}>
      {Words && <Words content={content} bubble={bubble} />}
      <Attachments attachments={content.attachments ?? []} locale={locale} />
      {After && <After content={content} />}
    </div>
  );
}

interface WordsProps<Content> {
  readonly content: Content;
  readonly bubble: string;
}

interface KindView<Content> {
  readonly Words?: ComponentType<WordsProps<Content>>;
  /** What follows the words and the attachments. */
  readonly After?: ComponentType<{ readonly content: Content }>;
}

const Plain = ({ content: { text }, bubble }: WordsProps<MessageContent>) =>
  text.trim() !== '' && (
    <p className={bubble}>
      <LinkedText text={text} />
    </p>
  );

/** An assistant's words come with where they are from, and may be marked up a little; a request is a card. */
function Said({ content, bubble }: WordsProps<ContentOf<'text' | 'attachments'>>) {
  const { text, metadata } = content;
  const request = requestIn(metadata);
  if (request) return <AskedOfTeam text={text} request={request} />;
  if (Array.isArray(metadata?.sources)) return <AssistantWords text={text} bubble={bubble} />;
  return <Plain content={content} bubble={bubble} />;
}

/** How each kind is shown. A new kind does not compile before it has a row. */
const kinds: { readonly [Kind in ContentKind]: KindView<ContentOf<Kind>> } = {
  text: { Words: Said, After: ({ content: { metadata } }) => <SourcesIn metadata={metadata} /> },
  html: {
    Words: ({ content, bubble }) =>
      content.html === undefined ? (
        <Plain content={content} bubble={bubble} />
      ) : (
        <div className={bubble}>
          <Markup html={content.html} />
        </div>
      ),
  },
  attachments: { Words: Said, After: ({ content: { metadata } }) => <SourcesIn metadata={metadata} /> },
  'optional-email-capture-form': { Words: Plain, After: Asked },
  'self-service-email-capture-form': { Words: Plain, After: Asked },
  'verification-request': { Words: Plain, After: AskedToVerify },
  'field-capture-form': { Words: Plain, After: Asked },
  'article-recommendation': {
    After: ({ content: { metadata } }) => (
      <Reference kind="Article" name={metadata.title} url={metadata.url} />
    ),
  },
  video: {
    Words: Plain,
    After: ({ content: { metadata } }) => (
      <Reference kind="Video" name={metadata.title || metadata.url} url={metadata.url} />
    ),
  },
  'order-action': {
    After: ({ content: { text, metadata } }) => <OrderAction text={text} facts={metadata} />,
  },
  'order-request': {
    After: ({ content: { text, metadata } }) => <OrderRequest text={text} facts={metadata} />,
  },
  'assistant-proposal': { Words: Plain, After: ({ content: { metadata } }) => <Proposal facts={metadata} /> },
};

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
            <FilePicture key={picture.url} picture={picture} />
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

function FilePicture({ picture: { url, name, extra } }: { readonly picture: FileAttachment }) {
  const address = extra?.thumbnailUrl ?? url;
  return (
    <Picture address={address}>
      <a href={url} target="_blank" rel="noopener noreferrer" data-tip={name}>
        <img
          className={styles.picture}
          src={address}
          width={extra?.width}
          height={extra?.height}
          alt={name}
          loading="lazy"
        />
      </a>
    </Picture>
  );
}

const Reference = (props: { readonly kind: string; readonly name: string; readonly url: string }) => (
  <a className={styles.file} href={props.url} target="_blank" rel="noopener noreferrer">
    <FileIcon /> {props.kind}: {props.name}
  </a>
);

function AskedToVerify() {
  return <p className={styles.asked}>The shopper can prove who they are, by a code</p>;
}

function Asked({ content: { capturedValue: value } }: { readonly content: MessageContent }) {
  if (value === undefined) return <p className={styles.asked}>A form that the shopper can fill in</p>;
  const words =
    typeof value === 'string'
      ? value
      : Object.entries(value)
          .map(([field, answer]) => `${field}: ${answer}`)
          .join(', ');
  return <p className={styles.asked}>Filled in: {words}</p>;
}
