import type { CardAttachment } from '@shopbell/protocol';
import { Form } from '../parts/Form';
import type { ContentActions, Translate } from '../types';

export interface VisitorFormProps {
  readonly title: string;
  readonly form: Extract<CardAttachment, { contentType: 'application/visitorForm' }>['extra'];
  readonly t: Translate;
  readonly actions: ContentActions;
}

export const View = ({ title, form, t, actions }: VisitorFormProps) => (
  <Form
    title={title}
    fields={form.fields.map(({ required, ...field }) => ({ ...field, isRequired: required }))}
    submitLabel={form.submitLabel ?? t('formSubmit')}
    thanks={() => t('formSubmitted')}
    t={t}
    onSubmit={(values) => actions.onCapture(values, Object.values(values).join('\n'))}
  />
);
