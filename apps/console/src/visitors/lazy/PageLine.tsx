import { When } from '../../app/When';
import { pageWords } from './pageWords';
import styles from './VisitorPanel.module.css';

/** A page of the shop, and when. Where the shopper's page said something else, it is no link. */
export const PageLine = ({ url, at }: { readonly url: string; readonly at: string }) => (
  <div className={styles.line}>
    {/^https?:\/\//.test(url) ? (
      <a href={url} target="_blank" rel="noopener noreferrer" data-tip={url}>
        {pageWords(url)}
      </a>
    ) : (
      <span>{url}</span>
    )}
    <When at={at} />
  </div>
);
