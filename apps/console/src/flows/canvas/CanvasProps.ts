import type { StepsProps } from '../StepsProps';

export interface CanvasProps extends Omit<StepsProps, 'view'> {
  /** It is looked at and moved about; what is written is written in the outline. */
  readonly isReadOnly: boolean;
}
