import { CentredNote } from '../app/CentredNote';
import { SpeechDrawing } from '../icons/SpeechDrawing';
import styles from './NothingOpen.module.css';
import { useConversations } from './useConversations';
import { useInboxFilter } from './useInboxFilter';

/** An empty list speaks for itself; there is nothing to choose from. */
export function NothingOpen() {
  const { filter } = useInboxFilter();
  const { conversations } = useConversations(filter);
  return conversations.length > 0 && <Invitation />;
}

const Invitation = () => (
  <CentredNote drawing={<SpeechDrawing />} title="Choose a conversation">
    <p className={styles.keys}>
      <kbd>J</kbd> <kbd>K</kbd> move <span className={styles.gap} /> <kbd>Enter</kbd> open{' '}
      <span className={styles.gap} /> <kbd>?</kbd> all shortcuts
    </p>
  </CentredNote>
);
