import { CloseIcon } from '../icons';
import type { Notice } from './createNotices';

export interface NoticeListProps {
  readonly notices: readonly Notice[];
  readonly dismissLabel: string;
  readonly onDismiss: (kind: Notice['kind']) => void;
}

export const NoticeList = ({ notices, dismissLabel, onDismiss }: NoticeListProps) =>
  notices.map(({ kind, type, text }) => (
    <div key={kind} className={`notice ${type}`} role={type === 'danger' ? 'alert' : 'status'}>
      <p>{text}</p>
      <button type="button" aria-label={dismissLabel} onClick={() => onDismiss(kind)}>
        <CloseIcon />
      </button>
    </div>
  ));
