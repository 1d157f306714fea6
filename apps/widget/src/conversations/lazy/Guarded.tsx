import { Component, type ReactNode } from 'react';
import { reportError } from '../../log';

export interface GuardedProps {
  /** Stands in the place of what could not be drawn. */
  readonly otherwise: ReactNode;
  readonly children: ReactNode;
}

/** One message that cannot be drawn takes neither the others nor the window with it. */
export class Guarded extends Component<GuardedProps, { readonly hasFailed: boolean }> {
  override readonly state = { hasFailed: false };

  static getDerivedStateFromError = () => ({ hasFailed: true });

  override componentDidCatch(error: unknown): void {
    reportError('A message could not be shown.', error);
  }

  override render() {
    return this.state.hasFailed ? this.props.otherwise : this.props.children;
  }
}
