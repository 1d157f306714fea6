import type { FlowContent } from '@shopbell/protocol';

export interface FlowTemplate {
  readonly id: string;
  /** What it is good for, for who chooses one. */
  readonly about: string;
  readonly content: FlowContent;
}
