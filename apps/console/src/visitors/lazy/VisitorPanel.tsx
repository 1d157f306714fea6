import { visitLimits } from '@shopbell/protocol';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { Avatar } from '../../app/Avatar';
import { Button } from '../../app/Button';
import { When } from '../../app/When';
import type { PanelProps } from '../../conversation/panels/Panel';
import { tagsQuery } from '../../inbox/inboxQueries';
import { AskToVerify } from './AskToVerify';
import { Cart } from './Cart';
import { PageLine } from './PageLine';
import { Trust } from './Trust';
import { Viewed } from './Viewed';
import { VisitorForm } from './VisitorForm';
import styles from './VisitorPanel.module.css';

/** Who this is, where they are, and what was said before. What is not known is not drawn. */
export function VisitorPanel(props: PanelProps) {
  const { summary, visitor, pages, earlier, dates, nowMs } = props;
  const [isEditing, setIsEditing] = useState(false);
  return (
    <>
      <Person {...props} />
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
      {visitor.canVerify && visitor.trust !== 'verified' && visitor.phone === null && (
        <AskToVerify conversationId={summary.conversationId} />
      )}
      <Tags tagIds={summary.tagIds} />
      {visitor.page !== null && (
        <Part title={isHere(visitor.page.at, nowMs) ? 'Looks at' : 'Looked at last'}>
          <PageLine {...visitor.page} />
        </Part>
      )}
      {pages.length > 0 && (
        <Part title={pages.length === 1 ? 'Wrote from' : 'Wrote from, newest first'}>
          <ul className={styles.list}>
            {pages.map((page) => (
              <li key={page.url}>
                <PageLine {...page} />
              </li>
            ))}
          </ul>
        </Part>
      )}
      {visitor.cart !== null && <Cart cart={visitor.cart} locale={dates.locale} />}
      {visitor.viewed.length > 0 && <Viewed products={visitor.viewed} />}
      <Facts {...props} />
      {earlier.length > 0 && <Earlier earlier={earlier} />}
    </>
  );
}

const Person = ({ summary, visitor }: PanelProps) => (
  <section className={styles.person} aria-label="Visitor">
    <Avatar name={summary.visitorName} seed={summary.conversationId} />
    <div className={styles.who}>
      <p className={styles.name}>{summary.visitorName}</p>
      {visitor.email !== null && (
        <p className={styles.email}>
          <a href={`mailto:${visitor.email}`}>{visitor.email}</a>
        </p>
      )}
      {(visitor.email !== null || visitor.phone === null) && (
        <Trust trust={visitor.trust} proof={visitor.proof} />
      )}
      {visitor.phone !== null && (
        <>
          <p className={styles.email}>
            <a href={`tel:${visitor.phone}`}>{visitor.phone}</a>
          </p>
          <Trust trust="verified" proof="code" />
        </>
      )}
    </div>
  </section>
);

const Facts = ({ summary, visitor: { visits }, startedAt }: PanelProps) => (
  <>
    <Part title="In the shop">
      <dl className={styles.facts}>
        <dt>Visits</dt>
        <dd>{visits.count}</dd>
        <dt>First seen</dt>
        <dd>
          <When at={visits.firstAt} />
        </dd>
        <dt>Last seen</dt>
        <dd>
          <When at={visits.lastAt} />
        </dd>
      </dl>
    </Part>
    <Part title="Conversation">
      <dl className={styles.facts}>
        <dt>Started</dt>
        <dd>
          <When at={startedAt} />
        </dd>
        <dt>Messages</dt>
        <dd>{summary.headId}</dd>
        <dt>Chat</dt>
        <dd>{summary.appName}</dd>
      </dl>
    </Part>
  </>
);

const Earlier = ({ earlier }: Pick<PanelProps, 'earlier'>) => (
  <Part title="Earlier conversations">
    <ul className={styles.list}>
      {earlier.map(({ conversationId, text, status, at }) => (
        <li key={conversationId} className={styles.line}>
          <Link to="/inbox/$conversationId" params={{ conversationId }} search={(before) => before}>
            {text}
          </Link>
          <span>
            {status} · <When at={at} />
          </span>
        </li>
      ))}
    </ul>
  </Part>
);

/** Nobody says goodbye: who has looked at nothing for as long as a visit may pause is taken for gone. */
const isHere = (at: string, nowMs: number): boolean => nowMs - Date.parse(at) < visitLimits.gapMs;

const Part = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <section className={styles.part} aria-label={title}>
    <h3>{title}</h3>
    {children}
  </section>
);

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
