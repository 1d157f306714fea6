import { CentredNote } from '../app/CentredNote';
import { SpeechDrawing } from '../icons/SpeechDrawing';
import styles from './NothingOpen.module.css';

export const NothingOpen = () => (
  <CentredNote drawing={<SpeechDrawing />} title="Choose a conversation">
    <p className={styles.keys}>
      <kbd>J</kbd> <kbd>K</kbd> move <span className={styles.gap} /> <kbd>Enter</kbd> open{' '}
      <span className={styles.gap} /> <kbd>R</kbd> reply
    </p>
  </CentredNote>
);
