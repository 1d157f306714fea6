import type { ProposalFacts } from '@shopbell/protocol';
import { useContext } from 'react';
import type { Widget } from '../../../app/Widget';
import { WidgetContext } from '../../../app/WidgetContext';
import type { KindProps } from '../../../content/types';
import { useStyles } from '../../../styles';
import { sspTextsOf } from '../../sspTextsOf';
import { Agree } from './Agree';
import css from './proposal.css?inline';

/** What the assistant would do, in the words in which it will happen; nothing happens before the shopper's click. */
export function View({ content, side }: KindProps<'assistant-proposal'>) {
  const widget = useContext(WidgetContext);
  if (!widget || side === 'shopper') return <p className="bubble">{content.text}</p>;
  return <Card widget={widget} content={content} />;
}

interface CardProps {
  readonly widget: Widget;
  readonly content: KindProps<'assistant-proposal'>['content'];
}

function Card({ widget, content: { text, metadata } }: CardProps) {
  useStyles(css);
  const { kind, isForm } = metadata;
  return (
    <div className="card proposal" dir="auto">
      <strong>{text}</strong>
      <ul>
        {metadata.lines.map((line, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two of a kind read alike, and the lines of a card stay as they are
          <Line key={at} line={line} />
        ))}
      </ul>
      {isForm || kind === 'report' ? (
        <OpenForm widget={widget} facts={metadata} />
      ) : (
        <Agree widget={widget} facts={{ ...metadata, kind }} />
      )}
    </div>
  );
}

/** Of several lines the first says what the others are. */
function Line({ line }: { readonly line: string }) {
  const [title = '', ...lines] = line.split('\n');
  if (lines.length === 0)
    return (
      <li>
        <bdi>{title}</bdi>
      </li>
    );
  return (
    <li className="titled">
      <span>{title}</span>
      {lines.map((each, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: as above
        <bdi key={at}>{each}</bdi>
      ))}
    </li>
  );
}

const forms = {
  cancel: ['cancel', 'orderCancel'],
  return: ['return', 'orderReturn'],
  address: ['address', 'actionAddress'],
  report: ['report', 'orderReport'],
} as const;

interface OpenFormProps {
  readonly widget: Widget;
  readonly facts: ProposalFacts;
}

/** Where something has to be chosen or written first. The portal asks for it, and for a sign-in where there is none. */
function OpenForm({ widget, facts: { kind, orderId, itemIds = [] } }: OpenFormProps) {
  const [path, label] = forms[kind];
  const parameters = { order: String(orderId), ...(itemIds.length > 0 && { items: itemIds.join() }) };
  return (
    <div className="proposal-ways">
      <button type="button" onClick={() => widget.router.push(`/self-service-portal/${path}`, parameters)}>
        {sspTextsOf(widget).t(label)}
      </button>
    </div>
  );
}
