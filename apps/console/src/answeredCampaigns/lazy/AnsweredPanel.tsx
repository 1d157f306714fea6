import type { AnsweredCampaign } from '@shopbell/protocol';
import { useQuery } from '@tanstack/react-query';
import { When } from '../../app/When';
import type { PanelProps } from '../../conversation/panels/Panel';
import { actualWords, nameOf, wantedWords } from '../../simulator/conditionWords';
import styles from './AnsweredPanel.module.css';
import { answeredQuery } from './answeredQuery';

/** Which campaigns the shopper answered, and why these were shown; nothing where they wrote by themselves. */
export function AnsweredPanel({ summary: { conversationId, headId } }: PanelProps) {
  const { data } = useQuery(answeredQuery(conversationId, headId));
  if (!data || data.campaigns.length === 0) return null;
  return (
    <section className={styles.answered} aria-label="Campaigns answered">
      <h3>Answers a campaign</h3>
      <ul className={styles.list}>
        {data.campaigns.map((campaign) => (
          <li key={`${campaign.messageId} ${campaign.name}`}>
            <Answered campaign={campaign} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Answered({ campaign }: { readonly campaign: AnsweredCampaign }) {
  const { name, words, atDatetime, conditions } = campaign;
  return (
    <details className={styles.campaign}>
      <summary>
        <span className={styles.name}>{name}</span>
        <span className={styles.when}>
          <When at={atDatetime} />
        </span>
        {words !== null && (
          <q className={styles.words} dir="auto">
            {words}
          </q>
        )}
      </summary>
      {conditions.length === 0 ? (
        <p className={styles.none}>It shows to everybody.</p>
      ) : (
        <dl className={styles.conditions} aria-label={`Why ${name} was shown`}>
          {conditions.map((condition, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: what was so in that moment never changes its order
            <div key={index}>
              <dt>{nameOf(condition)}</dt>
              <dd>
                {actualWords(condition, String)} <span>(asked for: {wantedWords(condition)})</span>
              </dd>
            </div>
          ))}
        </dl>
      )}
    </details>
  );
}
