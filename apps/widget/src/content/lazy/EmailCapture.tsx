import { useState } from 'react';
import { Form } from '../parts/Form';
import type { KindProps } from '../types';

/** Asks for an address: the shopper may decline when it is optional, and goes on with it where self-service needs it. */
export function View({
  content,
  t,
  actions,
}: KindProps<'optional-email-capture-form' | 'self-service-email-capture-form'>) {
  const [isSkipped, setIsSkipped] = useState(false);
  const skip = () => {
    setIsSkipped(true);
    actions.onEmailDeclined?.();
  };
  if (isSkipped) return null;
  const isOptional = content.type === 'optional-email-capture-form';
  const known = typeof content.capturedValue === 'string' ? content.capturedValue : null;
  return (
    <Form
      title={isOptional ? t('emailOptionalTitle') : content.text || t('emailOptionalTitle')}
      text={isOptional ? content.text || t('emailOptionalText') : ''}
      fields={[
        {
          name: 'email',
          type: 'email',
          label: t('emailLabel'),
          placeholder: t('emailPlaceholder'),
          isRequired: true,
        },
      ]}
      submitLabel={t(isOptional ? 'emailSubmit' : 'formSubmit')}
      thanks={({ email = known ?? '' }) => t('emailThanks', { email: email.trim() })}
      isSent={known !== null}
      t={t}
      onSubmit={({ email = '' }) => actions.onEmail(email)}
      {...(isOptional && { onSkip: { label: t('emailSkip'), act: skip } })}
    />
  );
}
