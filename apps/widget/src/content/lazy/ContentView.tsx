import type { AssistantSource } from '@shopbell/protocol';
import type { AssistantWordsProps } from '../../assistant/lazy/AssistantWords';
import { lazyView } from '../../chunks';
import { useStyles } from '../../styles';
import type { ContentProps } from '../types';
import contentCss from './content.css?inline';
import { kinds } from './kinds';
import { Words } from './Words';

const AssistantWords = lazyView<AssistantWordsProps>(
  'assistant-words',
  () => import('../../assistant/lazy/AssistantWords'),
);

/** Everything a message can hold beside plain words. */
export function View(props: ContentProps) {
  useStyles(contentCss);
  return (
    <div className="content">
      <Body {...props} />
    </div>
  );
}

function Body(props: ContentProps) {
  const { content, t } = props;
  const words = <SaidWords content={content} t={t} />;
  if (content.type === 'text') return words;
  const { View: KindView, wordsPlace } = kinds[content.type];
  const place = wordsPlace(content as never);
  return (
    <>
      {place === 'above' && words}
      <KindView {...props} until={place === 'until' ? words : <Waiting />} />
    </>
  );
}

function SaidWords({ content, t }: Pick<ContentProps, 'content' | 't'>) {
  const { text } = content;
  const words = <Words text={text} t={t} />;
  const said = assistantsOf(content);
  if (!said) return words;
  // A product that is shown is its own source.
  const sources = (said.sources ?? []).filter(
    ({ kind }) => kind !== 'product' || content.type !== 'attachments',
  );
  return <AssistantWords text={text} sources={sources} t={t} until={words} />;
}

/** Words with more than words: those of an assistant, with where it has them from. */
function assistantsOf({ metadata }: ContentProps['content']) {
  const said = metadata as
    | { ai_agent_message_type?: string; sources?: readonly AssistantSource[] }
    | undefined;
  return said?.ai_agent_message_type ? said : null;
}

const Waiting = () => <div className="content-waiting" aria-hidden="true" />;
