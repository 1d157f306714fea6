import { Component, type ReactNode } from 'react';
import { reportError } from '../log';

export interface GuardedProps {
  /** Stands in the place of what could not be drawn. */
  readonly otherwise?: ReactNode;
  readonly children: ReactNode;
}

/** What cannot be drawn takes nothing with it that stands around it. */
export class Guarded extends Component<GuardedProps, { readonly hasFailed: boolean }> {
  override readonly state = { hasFailed: false };

  static getDerivedStateFromError = () => ({ hasFailed: true });

  override componentDidCatch(error: unknown): void {
    reportError('A part of the chat could not be shown.', error);
  }

  override render() {
    return this.state.hasFailed ? this.props.otherwise : this.props.children;
  }
}
