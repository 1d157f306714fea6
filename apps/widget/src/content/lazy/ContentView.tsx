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
  const words = <Words text={content.text} t={t} />;
  if (content.type === 'text') {
    const said = assistantsOf(content);
    return said ? (
      <AssistantWords text={content.text} sources={said.sources ?? []} t={t} until={words} />
    ) : (
      words
    );
  }
  const { View: KindView, wordsPlace } = kinds[content.type];
  const place = wordsPlace(content as never);
  return (
    <>
      {place === 'above' && words}
      <KindView {...props} until={place === 'until' ? words : <Waiting />} />
    </>
  );
}

/** Words with more than words: those of an assistant, with where it has them from. */
function assistantsOf({ metadata }: ContentProps['content']) {
  const said = metadata as
    | { ai_agent_message_type?: string; sources?: readonly AssistantSource[] }
    | undefined;
  return said?.ai_agent_message_type ? said : null;
}

const Waiting = () => <div className="content-waiting" aria-hidden="true" />;
