import { Form } from '../parts/Form';
import type { KindProps } from '../types';
import { Words } from './Words';

/** One question with one field; the answer becomes the captured value (MSG-10). */
export function View({ content, side, t, actions }: KindProps<'field-capture-form'>) {
  // A shopper's own is the answer, which stands in its words.
  if (side === 'shopper') return <Words text={content.text} t={t} />;
  const { name, type, label } = content.metadata?.field ?? {
    name: 'value',
    type: 'text',
    label: content.text,
  };
  return (
    <Form
      title={content.text || label}
      fields={[{ name, type, label, isRequired: true }]}
      submitLabel={t('formSubmit')}
      thanks={() => t('formSubmitted')}
      isSent={content.capturedValue !== undefined}
      t={t}
      onSubmit={(values) => actions.onCapture(values[name] ?? '', values[name] ?? '')}
    />
  );
}
