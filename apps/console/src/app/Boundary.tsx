import { Component, type ReactNode } from 'react';
import { Button } from './Button';
import styles from './Loaded.module.css';

export interface BoundaryProps {
  readonly children: ReactNode;
  /** What stands in its place; a line with another try where nothing is given. */
  readonly fallback?: ReactNode;
  /** What is shown inside: when it changes, it is tried again. */
  readonly shown?: unknown;
}

interface BoundaryState {
  readonly isStopped: boolean;
  readonly shown: unknown;
}

/** What breaks inside takes nothing around it along. React says in the browser's console what it was. */
export class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { isStopped: false, shown: this.props.shown };

  static getDerivedStateFromError(): Partial<BoundaryState> {
    return { isStopped: true };
  }

  static getDerivedStateFromProps({ shown }: BoundaryProps, before: BoundaryState): BoundaryState | null {
    return shown === before.shown ? null : { isStopped: false, shown };
  }

  override render(): ReactNode {
    const { children, fallback } = this.props;
    if (!this.state.isStopped) return children;
    return fallback === undefined ? (
      <Stopped onRetry={() => this.setState({ isStopped: false })} />
    ) : (
      fallback
    );
  }
}

const Stopped = ({ onRetry }: { readonly onRetry: () => void }) => (
  <div role="alert" className={styles.failed}>
    <p>This part has stopped. If it does so again, load the page anew: what you have written is kept.</p>
    <Button onClick={onRetry}>Try again</Button>
  </div>
);
