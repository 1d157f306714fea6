import type { Setup } from '@shopbell/protocol';
import { useState } from 'react';
import { Field } from '../forms/Field';
import { FormPage } from '../forms/FormPage';
import { FormProblem } from '../forms/FormProblem';
import { NewPasswordField } from '../forms/NewPasswordField';
import { SubmitButton } from '../forms/SubmitButton';
import type { HttpProblemCode } from '../http/HttpProblem';

export type SetupFields = Setup;

export interface SetupFormProps {
  readonly problemCode: HttpProblemCode | null;
  readonly problem: string | null;
  readonly isBusy: boolean;
  readonly onSubmit: (fields: SetupFields) => void;
}

const empty: SetupFields = { code: '', shopName: '', name: '', email: '', password: '' };

export function SetupForm({ problemCode, problem, isBusy, onSubmit }: SetupFormProps) {
  const [fields, setFields] = useState(empty);
  const set = (part: Partial<SetupFields>) => setFields({ ...fields, ...part });
  const isBesideField = problemCode === 'wrong-code' || problemCode === 'weak-password';
  return (
    <FormPage
      title="Welcome to Shopbell"
      lead="Name your shop and become its owner. This page opens once."
      isBusy={isBusy}
      onSubmit={() => onSubmit(fields)}
    >
      <Field
        label="Setup code"
        name="code"
        isCode
        hasFirstFocus
        spellCheck={false}
        autoComplete="off"
        maxLength={40}
        placeholder="XXXX-XXXX-XXXX"
        hint="The server printed it when it started."
        value={fields.code}
        onValue={(code) => set({ code })}
        problem={
          problemCode === 'wrong-code'
            ? 'The code is not right. After five wrong tries the server prints a new one; look at its last line.'
            : null
        }
      />
      <Field
        label="Shop name"
        name="shop-name"
        autoComplete="organization"
        maxLength={60}
        value={fields.shopName}
        onValue={(shopName) => set({ shopName })}
      />
      <Field
        label="Your name"
        name="name"
        autoComplete="name"
        maxLength={80}
        hint="Shoppers see your first name only."
        value={fields.name}
        onValue={(name) => set({ name })}
      />
      <Field
        label="Email"
        name="email"
        type="email"
        autoComplete="username"
        value={fields.email}
        onValue={(email) => set({ email })}
      />
      <NewPasswordField
        email={fields.email}
        value={fields.password}
        onValue={(password) => set({ password })}
        problem={problemCode === 'weak-password' ? problem : null}
      />
      <FormProblem>{isBesideField ? null : problem}</FormProblem>
      <SubmitButton isBusy={isBusy}>Create the shop</SubmitButton>
    </FormPage>
  );
}
