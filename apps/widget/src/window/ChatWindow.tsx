import type { ReactNode } from 'react';
import { CloseIcon } from '../icons';

export interface ChatWindowProps {
  readonly name: string;
  readonly introduction: string;
  readonly isOpen: boolean;
  readonly notice: string | null;
  readonly background: 'gradient' | 'solid';
  readonly onClose: () => void;
  readonly children: ReactNode;
}

export function ChatWindow(props: ChatWindowProps) {
  const { name, introduction, isOpen, notice, background, onClose, children } = props;
  return (
    <div
      className={`window ${background}`}
      role="dialog"
      aria-label={name}
      hidden={!isOpen}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose();
      }}
    >
      <header>
        <div>
          <h2>{name}</h2>
          <p>{introduction}</p>
        </div>
        <button type="button" className="close" aria-label="Close chat" onClick={onClose}>
          <CloseIcon />
        </button>
      </header>
      {notice && (
        <p className="notice" role="status">
          {notice}
        </p>
      )}
      {children}
      <p className="powered-by">Powered by Shopbell</p>
    </div>
  );
}
