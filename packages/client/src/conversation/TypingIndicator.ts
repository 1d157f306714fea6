import { limits } from '@shopbell/protocol';
import type { FlowState } from '@shopbell/rules/conversation';
import type { Cancel, Environment } from '../environment';

/** Someone on the other side types: for a moment after each sign of it, or until an assistant has answered. */
export class TypingIndicator {
  readonly #environment: Environment;
  readonly #onChange: (typing: FlowState['agentTyping']) => void;
  #cancel: Cancel = () => {};

  constructor(environment: Environment, onChange: (typing: FlowState['agentTyping']) => void) {
    this.#environment = environment;
    this.#onChange = onChange;
  }

  /** Permanent is only a name: an assistant that never answers must not type for ever (MSG-51). */
  start(isPermanent: boolean): void {
    this.#cancel();
    const forMs = isPermanent ? limits.permanentTypingMs : limits.typingIndicatorMs;
    this.#cancel = this.#environment.after(forMs, () => this.stop());
    this.#onChange(isPermanent ? 'permanently' : 'for-a-moment');
  }

  stop(): void {
    this.#cancel();
    this.#onChange('off');
  }
}
