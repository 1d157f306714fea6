import { OfflineIcon } from '../icons/OfflineIcon';
import styles from './ConnectionBanner.module.css';

/** The status region stands always, so that its words are announced when they come. */
export const ConnectionBanner = ({ isShown }: { readonly isShown: boolean }) => (
  <div role="status">
    {isShown && (
      <p className={styles.banner}>
        <OfflineIcon /> Reconnecting… what you write is kept and sent.
      </p>
    )}
  </div>
);
