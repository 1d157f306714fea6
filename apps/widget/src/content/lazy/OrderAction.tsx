import type { KindProps } from '../types';

/** What was done with an order, is asked for, or was decided: the words are the server's, in the language of who asked. */
export function View({ content }: KindProps<'order-action' | 'order-request'>) {
  const [sentence, ...more] = content.text.split('\n');
  return (
    <div className="card order-action" dir="auto">
      <strong>{sentence}</strong>
      {more.length > 0 && <span className="order-action-more">{more.join('\n')}</span>}
    </div>
  );
}
