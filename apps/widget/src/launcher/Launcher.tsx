import { badgeText } from '@shopbell/rules/unread';
import { ChatIcon, CloseIcon } from '../icons';

export interface LauncherProps {
  readonly type: 'icon' | 'icon-label';
  readonly label: string;
  readonly isOpen: boolean;
  readonly unread: number;
  readonly onToggle?: () => void;
}

/** Prerendered into the snippet's script: no style attribute, and the same output for the same props everywhere. */
export function Launcher({ type, label, isOpen, unread, onToggle }: LauncherProps) {
  const badge = badgeText(unread);
  const hasLabel = type === 'icon-label' && label !== '' && !isOpen;
  const name = isOpen ? 'Close chat' : hasLabel ? label : 'Open chat';
  return (
    <button
      type="button"
      className={hasLabel ? 'launcher with-label' : 'launcher'}
      aria-label={badge ? `${name}, ${badge} unread` : name}
      aria-expanded={isOpen}
      onClick={onToggle}
    >
      {isOpen ? <CloseIcon /> : <ChatIcon />}
      {hasLabel && <span className="launcher-label">{label}</span>}
      {badge && !isOpen && (
        <span className="badge" aria-hidden="true">
          {badge}
        </span>
      )}
    </button>
  );
}
