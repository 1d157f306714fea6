import type { ConversationDetail } from '@shopbell/protocol';
import styles from './VisitorPanel.module.css';

/** What they have looked at in the shop, newest first. Where the shopper's page said something else, it is no link. */
export const Viewed = ({ products }: { readonly products: ConversationDetail['visitor']['viewed'] }) => (
  <section className={styles.part} aria-label="Recently viewed">
    <h3>Recently viewed</h3>
    <ul className={styles.list}>
      {products.map(({ id, title, url }) => (
        <li key={id} className={styles.product}>
          {/^https?:\/\//.test(url) ? (
            <a href={url} target="_blank" rel="noopener noreferrer">
              {title}
            </a>
          ) : (
            title
          )}
        </li>
      ))}
    </ul>
  </section>
);
