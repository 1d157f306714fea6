import { useState } from 'react';
import { Form } from '../../content/parts/Form';
import { useTexts } from '../../i18n';
import type { CardActions } from './CardActions';
import type { FormAttachment } from './CardParts';

/** Consent is a box of its own: nothing else depends on it, and nobody has ticked it before (CMP-44). */
export function CardForm({ form, actions }: { form: FormAttachment; actions: CardActions | null }) {
  const { t } = useTexts();
  const [hasConsented, setHasConsented] = useState(false);
  const { fields, submitLabel, consentText } = form.extra;
  return (
    <Form
      title={form.name}
      fields={fields.map(({ required, ...field }) => ({ ...field, isRequired: required }))}
      submitLabel={submitLabel ?? t('formSubmit')}
      thanks={() => t('formSubmitted')}
      t={t}
      extra={
        consentText && (
          <label className="campaign-consent">
            <input
              type="checkbox"
              name="consent"
              checked={hasConsented}
              onChange={(event) => setHasConsented(event.target.checked)}
            />
            <span>{consentText}</span>
          </label>
        )
      }
      onSubmit={async (values) =>
        actions?.submit({ values, consentText: hasConsented && consentText ? consentText : null })
      }
    />
  );
}
