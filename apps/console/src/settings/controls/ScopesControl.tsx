import { ChoiceControl } from './ChoiceControl';
import type { ControlProps } from './ControlProps';

type Scopes = readonly string[] | undefined;

const choices = [
  ['support', 'Support'],
  ['support,sales', 'Support and sales'],
  ['sales', 'Sales'],
] as const;

/** What an assistant is there for; nothing chosen is not the same as an empty list (ROL-15). */
export function ScopesControl({ value, onChange, ...props }: ControlProps<Scopes>) {
  return (
    <ChoiceControl
      {...props}
      value={value?.length ? value.join(',') : null}
      choices={choices}
      whenNull="Support; and sales as said below, or by its flag"
      onChange={(chosen) => onChange(typeof chosen === 'string' ? chosen.split(',') : undefined)}
    />
  );
}
