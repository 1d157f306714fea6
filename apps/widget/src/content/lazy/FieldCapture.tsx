import type { ContentOf } from '@shopbell/protocol';
import type { ContentActions, Translate } from '../types';
import { Form } from './Form';

export interface FieldCaptureProps {
  readonly content: ContentOf<'field-capture-form'>;
  readonly t: Translate;
  readonly actions: ContentActions;
}

/** One question with one field; the answer becomes the captured value (MSG-10). */
export function FieldCapture({ content, t, actions }: FieldCaptureProps) {
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
