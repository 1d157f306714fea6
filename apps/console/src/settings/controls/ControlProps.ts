import type { FieldProblem } from '@shopbell/protocol';

export interface ControlProps<Value> {
  readonly id: string;
  readonly label: string;
  readonly value: Value;
  readonly onChange: (value: unknown) => void;
  /** What is wrong in parts of the value; paths begin within it. */
  readonly problems: readonly FieldProblem[];
  /** Ties the control to its help and to what is wrong with it. */
  readonly describedBy: string | undefined;
  readonly isInvalid: boolean;
}
