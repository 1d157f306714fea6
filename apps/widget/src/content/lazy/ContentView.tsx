import { unreachable } from '@shopbell/rules/unreachable';
import { lazyPiece } from '../lazyPiece';
import type { ContentProps } from '../types';
import contentCss from './content.css?inline';
import { useStyles } from './useStyles';

const Markup = lazyPiece(async () => (await import('./Markup')).Markup);
const Attachments = lazyPiece(async () => (await import('./Attachments')).Attachments);
const EmailCapture = lazyPiece(async () => (await import('./EmailCapture')).EmailCapture);
const FieldCapture = lazyPiece(async () => (await import('./FieldCapture')).FieldCapture);
const ArticleCard = lazyPiece(async () => (await import('./ArticleCard')).ArticleCard);
const Video = lazyPiece(async () => (await import('./Video')).Video);
const LinkedText = lazyPiece(async () => (await import('./LinkedText')).LinkedText);

/** Everything a message can hold beside plain words, each kind a piece of its own (MSG-05 to MSG-12). */
export function ContentView(props: ContentProps) {
  const root = useStyles<HTMLDivElement>(contentCss);
  return (
    <div ref={root} className="content">
      <Body {...props} />
    </div>
  );
}

function Body(props: ContentProps) {
  const { content, t, language, baseUrl, actions, side } = props;
  const { text } = content;
  const words = text.trim() !== '' && (
    <p className="bubble">
      <LinkedText props={{ text, t }} until={text} />
    </p>
  );
  switch (content.type) {
    case 'text':
      return words;
    case 'html':
      return <Markup props={{ html: content.html ?? '', t }} until={words} />;
    case 'attachments':
      return (
        <>
          {words}
          <Attachments
            props={{ attachments: content.attachments ?? [], t, language, baseUrl, actions }}
            until={<Waiting />}
          />
        </>
      );
    case 'optional-email-capture-form':
    case 'self-service-email-capture-form':
      return <EmailCapture props={{ content, t, actions }} until={words} />;
    case 'field-capture-form':
      // A shopper's own is the answer, which stands in its words.
      return side === 'shopper' ? words : <FieldCapture props={{ content, t, actions }} until={words} />;
    case 'article-recommendation':
      return (
        <>
          {text !== content.metadata.title && words}
          <ArticleCard props={{ content, t, actions }} until={<Waiting />} />
        </>
      );
    case 'video':
      return (
        <>
          {text !== content.metadata.title && words}
          <Video props={{ ...content.metadata, t }} until={<Waiting />} />
        </>
      );
    default:
      return unreachable(content);
  }
}

const Waiting = () => <div className="content-waiting" aria-hidden="true" />;
