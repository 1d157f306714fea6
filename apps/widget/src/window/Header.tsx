import type { ReactNode } from 'react';
import { useTexts } from '../i18n';
import { BackIcon, CloseIcon, ExpandIcon, ShrinkIcon } from '../icons';

export interface HeaderProps {
  readonly title: string;
  /** What the shop says to whoever comes; left out once there is a conversation to look at. */
  readonly introduction: string | null;
  readonly availability: { readonly isOnline: boolean; readonly sentence: string };
  readonly avatars: ReactNode;
  readonly canGoBack: boolean;
  readonly isExpanded: boolean;
  readonly isExpandable: boolean;
  readonly actions?: ReactNode;
  readonly onBack: () => void;
  readonly onExpand: () => void;
  readonly onClose: () => void;
}

export function Header(props: HeaderProps) {
  const { t } = useTexts();
  const { title, introduction, availability, isExpanded } = props;
  return (
    <header>
      <div className="bar">
        {props.canGoBack && (
          <button type="button" className="tool back" aria-label={t('windowBack')} onClick={props.onBack}>
            <BackIcon />
          </button>
        )}
        {props.avatars}
        <div className="who">
          <h2 dir="auto">{title}</h2>
          <p className={availability.isOnline ? 'presence online' : 'presence'}>{availability.sentence}</p>
        </div>
        {props.actions}
        {props.isExpandable && (
          <button
            type="button"
            className="tool expand"
            aria-label={isExpanded ? t('windowShrink') : t('windowExpand')}
            onClick={props.onExpand}
          >
            {isExpanded ? <ShrinkIcon /> : <ExpandIcon />}
          </button>
        )}
        <button type="button" className="tool close" aria-label={t('launcherClose')} onClick={props.onClose}>
          <CloseIcon />
        </button>
      </div>
      {introduction && <p className="introduction">{introduction}</p>}
    </header>
  );
}
