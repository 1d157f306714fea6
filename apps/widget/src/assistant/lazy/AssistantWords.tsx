import type { AssistantSource } from '@shopbell/protocol';
import { type Inline, smallMarkdown } from '@shopbell/rules/assistant-text';
import { useContext } from 'react';
import { WidgetContext } from '../../app/WidgetContext';
import { lazyView } from '../../chunks';
import type { Translate } from '../../content/types';
import { useTexts } from '../../i18n';
import { useStyles } from '../../styles';
import { Sources } from './Sources';
import css from './words.css?inline';

const LinkedText = lazyView<{ readonly text: string; readonly t: Translate }>(
  'linked-text',
  () => import('../../content/lazy/LinkedText'),
);

export interface AssistantWordsProps {
  readonly text: string;
  readonly sources: readonly AssistantSource[];
  readonly t: Translate;
}

/** What an assistant says, and where it has it from. */
export function View({ text, sources, t }: AssistantWordsProps) {
  useStyles(css);
  const [first] = sources;
  if (first?.kind === 'flow') return <FlowOffer flowId={first.flowId} label={text} />;
  return (
    <>
      <div className="bubble assistant-words" dir="auto">
        {smallMarkdown(text).map((block, index) =>
          block.kind === 'paragraph' ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: a text never changes once it is said.
            <p key={index}>
              <Line parts={block.parts} t={t} />
            </p>
          ) : (
            // biome-ignore lint/suspicious/noArrayIndexKey: a text never changes once it is said.
            <ul key={index}>
              {block.items.map((parts, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a text never changes once it is said.
                <li key={at}>
                  <Line parts={parts} t={t} />
                </li>
              ))}
            </ul>
          ),
        )}
      </div>
      {sources.length > 0 && <Sources sources={sources} t={t} />}
    </>
  );
}

/** What can be gone through step by step begins with a press. */
function FlowOffer({ flowId, label }: { readonly flowId: string; readonly label: string }) {
  const widget = useContext(WidgetContext);
  const { language } = useTexts();
  const begin = () => widget?.router.push('/flow', { flowId, flowLabel: label, flowLanguage: language });
  return (
    <button type="button" className="flow-offer" dir="auto" onClick={begin}>
      {label}
    </button>
  );
}

function Line({ parts, t }: { readonly parts: readonly Inline[]; readonly t: Translate }) {
  return parts.map((part, index) => {
    const key = `${index} ${part.kind}`;
    if (part.kind === 'link')
      return (
        <a key={key} href={part.href} target="_blank" rel="noopener noreferrer" title={t('linkNewTab')}>
          {part.text}
        </a>
      );
    if (part.kind === 'bold') return <strong key={key}>{part.text}</strong>;
    return <LinkedText key={key} text={part.text} t={t} until={part.text} />;
  });
}
