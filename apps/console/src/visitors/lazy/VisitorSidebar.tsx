import type { ConversationDetail } from '@shopbell/protocol';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { Avatar } from '../../app/Avatar';
import { Button } from '../../app/Button';
import { classes } from '../../app/classes';
import { type Dates, dateAndTimeOf } from '../../app/dates';
import { Loaded } from '../../app/Loaded';
import { relativeTime } from '../../app/relativeTime';
import { ActionButton } from '../../conversation/ActionButton';
import { CloseIcon } from '../../icons/CloseIcon';
import { tagsQuery } from '../../inbox/inboxQueries';
import { Cart } from './Cart';
import { pageWords } from './pageWords';
import { VisitorForm } from './VisitorForm';
import styles from './VisitorSidebar.module.css';

export interface VisitorSidebarProps {
  readonly detail: UseQueryResult<ConversationDetail>;
  readonly dates: Dates;
  readonly nowMs: number;
  readonly onClose: () => void;
}

/** Who this is, where they are, and what was said before. What is not known is not drawn. */
export const VisitorSidebar = (props: VisitorSidebarProps) => (
  <div className={styles.sidebar}>
    <div className={styles.close}>
      <ActionButton label="Close details" keys="D" onClick={props.onClose}>
        <CloseIcon />
      </ActionButton>
    </div>
    <Loaded query={props.detail}>
      {(detail) => <Facts key={detail.summary.conversationId} {...props} {...detail} />}
    </Loaded>
  </div>
);

function Facts(props: VisitorSidebarProps & ConversationDetail) {
  const { summary, visitor, startedAt, pages, earlier, dates, nowMs } = props;
  const [isEditing, setIsEditing] = useState(false);
  const ago = (at: string) => relativeTime(Date.parse(at), nowMs, dates);
  return (
    <>
      <section className={styles.person} aria-label="Visitor">
        <Avatar name={summary.visitorName} seed={summary.conversationId} />
        <div className={styles.who}>
          <p className={styles.name}>{summary.visitorName}</p>
          {visitor.email !== null && (
            <p className={styles.email}>
              <a href={`mailto:${visitor.email}`}>{visitor.email}</a>
            </p>
          )}
          <Trust trust={visitor.trust} />
        </div>
      </section>
      {isEditing ? (
        <VisitorForm
          conversationId={summary.conversationId}
          visitor={visitor}
          onDone={() => setIsEditing(false)}
        />
      ) : (
        <Button onClick={() => setIsEditing(true)}>
          {visitor.name === null && visitor.email === null ? 'Add name and email' : 'Edit name and email'}
        </Button>
      )}
      <Tags tagIds={summary.tagIds} />
      {pages.length > 0 && (
        <Part title={pages.length === 1 ? 'Wrote from' : 'Wrote from, newest first'}>
          <ul className={styles.list}>
            {pages.map(({ url, at }) => (
              <li key={url} className={styles.line}>
                <a href={url} target="_blank" rel="noopener noreferrer" title={url}>
                  {pageWords(url)}
                </a>
                <time title={dateAndTimeOf(Date.parse(at), dates)}>{ago(at)}</time>
              </li>
            ))}
          </ul>
        </Part>
      )}
      {visitor.cart !== null && <Cart cart={visitor.cart} locale={dates.locale} />}
      <Part title="Conversation">
        <dl className={styles.facts}>
          <dt>Started</dt>
          <dd>
            <time title={dateAndTimeOf(Date.parse(startedAt), dates)}>{ago(startedAt)}</time>
          </dd>
          {visitor.lastActiveAt !== null && (
            <>
              <dt>Last on the page</dt>
              <dd>
                <time title={dateAndTimeOf(Date.parse(visitor.lastActiveAt), dates)}>
                  {ago(visitor.lastActiveAt)}
                </time>
              </dd>
            </>
          )}
          <dt>Messages</dt>
          <dd>{summary.headId}</dd>
          <dt>Chat</dt>
          <dd>{summary.appName}</dd>
        </dl>
      </Part>
      {earlier.length > 0 && (
        <Part title="Earlier conversations">
          <ul className={styles.list}>
            {earlier.map(({ conversationId, text, status, at }) => (
              <li key={conversationId} className={styles.line}>
                <Link to="/inbox/$conversationId" params={{ conversationId }} search={(before) => before}>
                  {text}
                </Link>
                <span>
                  {status === 'open' ? 'open' : status} · {ago(at)}
                </span>
              </li>
            ))}
          </ul>
        </Part>
      )}
    </>
  );
}

const Part = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <section className={styles.part}>
    <h3 className={styles.title}>{title}</h3>
    {children}
  </section>
);

const trustWords = {
  anonymous: ['Anonymous', 'Nobody knows who this is'],
  captured: ['Not verified', 'Somebody typed this address; it is not proven to be theirs'],
  verified: ['Verified', 'The shopper has proven this address with a code'],
} as const;

function Trust({ trust }: { readonly trust: keyof typeof trustWords }) {
  const [words, meaning] = trustWords[trust];
  return (
    <p className={classes(styles.trust, trust === 'verified' && styles.isVerified)} title={meaning}>
      {words}
    </p>
  );
}

function Tags({ tagIds }: { readonly tagIds: readonly number[] }) {
  const { data: tags = [] } = useQuery(tagsQuery);
  const own = tags.filter(({ id }) => tagIds.includes(id));
  if (own.length === 0) return null;
  return (
    <Part title="Tags">
      <ul className={styles.tags}>
        {own.map(({ id, name }) => (
          <li key={id}>
            <Link to="/inbox" search={{ tag: id }} className={styles.tag}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </Part>
  );
}
