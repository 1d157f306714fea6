import { BrandMark } from '../icons/BrandMark';
import styles from './FullPage.module.css';

export const StartingScreen = () => (
  <main className={styles.page} aria-busy="true">
    <BrandMark className={styles.breathing} />
    <span className="visually-hidden">Loading Shopbell</span>
  </main>
);
