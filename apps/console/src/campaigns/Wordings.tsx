import type { CampaignContent, FieldProblem } from '@shopbell/protocol';
import { Button } from '../app/Button';
import { classes } from '../app/classes';
import { AttachmentList } from './AttachmentList';
import styles from './Campaigns.module.css';
import { MessageEditor } from './MessageEditor';
import { problemAt } from './problemAt';
import { wordingOf } from './wordingOf';

export interface WordingsProps {
  readonly content: CampaignContent;
  readonly problems: readonly FieldProblem[];
  /** The place of the one that is looked at. */
  readonly wording: number;
  readonly onWording: (place: number) => void;
  readonly onContent: (content: Partial<CampaignContent>) => void;
}

/** What the wordings of a campaign are called. */
export const letters = ['A', 'B', 'C', 'D', 'E', 'F'];

/** The first wording, and those that are tried against it: each shopper sees one. */
export function Wordings({ content, problems, wording, onWording, onContent }: WordingsProps) {
  const { variants } = content;
  const at = Math.min(wording, variants.length);
  const variant = variants[at - 1];
  const shown = variant ?? content;
  const path = variant ? ['variants', String(at - 1)] : [];
  const change = (part: Partial<Pick<CampaignContent, 'message' | 'attachments'>>) =>
    onContent(
      variant ? { variants: variants.map((each) => (each === variant ? { ...each, ...part } : each)) } : part,
    );
  const label = variants.length === 0 ? 'Message' : `Message of wording ${letters[at]}`;
  return (
    <>
      <div className={styles.tabs}>
        <div className={styles.tabs} role="tablist" aria-label="Wordings">
          {[null, ...variants].map((each, index) => {
            const isWrong = problems.some((problem) => wordingOf(problem) === index);
            return (
              <button
                key={each?.id ?? 'first'}
                type="button"
                role="tab"
                id={`wording-${index}`}
                aria-selected={index === at}
                aria-controls="wording"
                tabIndex={index === at ? 0 : -1}
                className={classes(isWrong && styles.isWrong)}
                onClick={() => onWording(index)}
                onKeyDown={({ key }) => {
                  const step = key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0;
                  const next = index + step;
                  if (step === 0 || next < 0 || next > variants.length) return;
                  onWording(next);
                  document.getElementById(`wording-${next}`)?.focus();
                }}
              >
                Wording {letters[index]}
                {isWrong && <span className="visually-hidden">(not right yet)</span>}
              </button>
            );
          })}
        </div>
        {variants.length < 5 && (
          <Button
            onClick={() => {
              const { message, attachments } = shown;
              // An offer belongs to one wording; a copy of it would be counted as the other's.
              const own = attachments.filter(
                ({ contentType }) => contentType !== 'application/discountOffer',
              );
              onContent({
                variants: [...variants, { id: crypto.randomUUID(), message, attachments: own }],
              });
              onWording(variants.length + 1);
            }}
          >
            Try another wording
          </Button>
        )}
      </div>
      <div id="wording" role="tabpanel" aria-labelledby={`wording-${at}`} className={styles.wording}>
        <MessageEditor
          key={variant?.id ?? 'first'}
          label={label}
          html={shown.message.html}
          problem={problemAt(problems, ...path, 'message')}
          onHtml={(html) => change({ message: { html } })}
        />
        <AttachmentList
          key={`attachments ${variant?.id ?? 'first'}`}
          attachments={shown.attachments}
          problems={problems}
          path={path}
          onAttachments={(attachments) => change({ attachments })}
        />
        {variant && (
          <Button
            look="danger"
            onClick={() => {
              onContent({ variants: variants.filter((each) => each !== variant) });
              onWording(at - 1);
            }}
          >
            Remove wording {letters[at]}
          </Button>
        )}
      </div>
    </>
  );
}
