import { Link } from '@tanstack/react-router';
import { UnpluggedDrawing } from '../icons/UnpluggedDrawing';
import { CentredNote } from './CentredNote';
import styles from './FullPage.module.css';

export const NotFoundScreen = () => (
  <main className={styles.page}>
    <CentredNote drawing={<UnpluggedDrawing />} title="There is nothing at this address">
      <Link to="/inbox">Go to the inbox</Link>
    </CentredNote>
  </main>
);
