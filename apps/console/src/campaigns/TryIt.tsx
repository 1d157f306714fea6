import type { ConsoleCampaign } from '@shopbell/protocol';
import { useQuery } from '@tanstack/react-query';
import { Section } from '../app/Page';
import { usePageAddress } from '../forms/usePageAddress';
import { problemText } from '../http/problemText';
import styles from './Campaigns.module.css';
import { previewQuery } from './campaignQueries';
import { letters } from './Wordings';

export interface TryItProps {
  /** Null: it is not saved yet. */
  readonly campaign: ConsoleCampaign | null;
  readonly isDirty: boolean;
}

/** Any page of the shop: with the campaign there at once, or with the chat explaining why it shows or not. */
export function TryIt({ campaign, isDirty }: TryItProps) {
  const { field, url } = usePageAddress('Address of a page', 'try');
  url?.searchParams.set('shopbell-preview', '1');
  return (
    <Section title="Try it" about="What is saved, on any page of your shop.">
      <div className={styles.form}>
        {field}
        {!campaign && <p>Save it first: what is only written here is seen by nobody else.</p>}
        {campaign && isDirty && <p>What you have changed since the last save is not in it.</p>}
        {url && campaign && <Shown url={url} campaign={campaign} />}
        {url && (
          <a href={url.href} target="_blank" rel="noreferrer">
            Open the page as shoppers see it
          </a>
        )}
      </div>
    </Section>
  );
}

/** By a token behind the address, which stays in the browser; it is good for half an hour. */
function Shown({ url, campaign }: { readonly url: URL; readonly campaign: ConsoleCampaign }) {
  const { data, error } = useQuery(previewQuery(campaign.id));
  if (error) return <p role="alert">{problemText(error)}</p>;
  if (!data) return null;
  const wordings = campaign.content?.variants ?? [];
  const addressOf = (wording: string | null) => {
    const shown = new URL(url);
    shown.hash = `shopbell-campaign=${data.token}${wording === null ? '' : `&wording=${wording}`}`;
    return shown.href;
  };
  return (
    <>
      <a href={addressOf(null)} target="_blank" rel="noreferrer">
        Show it there now, whatever its conditions
      </a>
      {wordings.map(({ id }, index) => (
        <a key={id} href={addressOf(id)} target="_blank" rel="noreferrer">
          Show wording {letters[index + 1]} there
        </a>
      ))}
    </>
  );
}
