import { Link } from '@tanstack/react-router';
import { Avatar } from '../app/Avatar';
import { ArrowLeftIcon } from '../icons/ArrowLeftIcon';
import styles from './ConversationHeader.module.css';

export interface ConversationHeaderProps {
  readonly visitorName: string;
  readonly seed: string;
  readonly appName: string | null;
}

export const ConversationHeader = ({ visitorName, seed, appName }: ConversationHeaderProps) => (
  <div className={styles.header}>
    <Link to="/inbox" className={styles.back} aria-label="Back to the inbox" title="Back to the inbox">
      <ArrowLeftIcon />
    </Link>
    <Avatar name={visitorName} seed={seed} />
    <div className={styles.words}>
      <h2 className={styles.name}>{visitorName}</h2>
      {appName !== null && <p className={styles.app}>{appName}</p>}
    </div>
  </div>
);
