import { badgeText } from '@shopbell/rules/unread';
import { ChatIcon, CloseIcon } from '../icons';

export interface LauncherProps {
  readonly type: 'icon' | 'icon-label';
  readonly label: string;
  readonly openName: string;
  readonly closeName: string;
  readonly isOpen: boolean;
  readonly unread: number;
  /** The whole name with what is unread in it, where something is. */
  readonly unreadName?: (name: string, badge: string) => string;
  readonly onToggle?: () => void;
}

/** Prerendered into the snippet's script: no style attribute, and the same output for the same props everywhere. */
export function Launcher(props: LauncherProps) {
  const { type, label, isOpen, unread } = props;
  const badge = badgeText(unread);
  const hasLabel = type === 'icon-label' && label !== '' && !isOpen;
  const name = isOpen ? props.closeName : hasLabel ? label : props.openName;
  return (
    <button
      type="button"
      className={hasLabel ? 'launcher with-label' : 'launcher'}
      aria-label={(badge && props.unreadName?.(name, badge)) || name}
      aria-expanded={isOpen}
      onClick={props.onToggle}
      // Until the focus has gone into the window, its Escape is heard here.
      onKeyDown={({ key }) => key === 'Escape' && isOpen && props.onToggle?.()}
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
