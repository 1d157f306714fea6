import type { ConsoleArticle } from '@shopbell/protocol';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../app/Button';
import { browserDates, dateAndTimeOf } from '../app/dates';
import { When } from '../app/When';
import { FormProblem } from '../forms/FormProblem';
import { problemText } from '../http/problemText';
import { sendJson, type WriteMethod } from '../http/sendJson';
import styles from './HelpCenter.module.css';
import { anArticle } from './helpQueries';
import { stateNames } from './words';

export interface PublishButtonsProps {
  readonly article: ConsoleArticle;
  readonly language: string;
  readonly isDirty: boolean;
  readonly onChanged: (article: ConsoleArticle) => void;
}

interface Wish {
  readonly method: WriteMethod;
  readonly path: string;
  readonly body: object;
}

/** What shoppers see of it: now, later or not any more. */
export function PublishButtons({ article, language, isDirty, onChanged }: PublishButtonsProps) {
  const { id, revision, isDeleted } = article;
  const text = article.texts.find((each) => each.language === language);
  const changing = useMutation({
    mutationFn: async ({ method, path, body }: Wish) =>
      onChanged(await sendJson(method, `help-center/articles/${id}${path}`, body, anArticle)),
  });
  const setState = (state: 'published' | 'draft', more = {}) =>
    changing.mutate({ method: 'PUT', path: '/state', body: { revision, language, state, ...more } });
  const change = (method: WriteMethod, path: string) => changing.mutate({ method, path, body: {} });
  const isBusy = changing.isPending;
  const state = text?.state;
  if (isDeleted)
    return (
      <div className={styles.row}>
        <p role="status">This article is in the trash. It goes for good after 30 days.</p>
        <Button isBusy={isBusy} onClick={() => change('POST', '/undelete')}>
          Bring it back
        </Button>
        <FormProblem>{changing.isError && problemText(changing.error)}</FormProblem>
      </div>
    );
  return (
    <div className={styles.row}>
      {text && <State text={text} />}
      {text?.url && (
        <a href={text.url} target="_blank" rel="noreferrer">
          See it
        </a>
      )}
      {isDirty && <span className={styles.quiet}>Save it to publish it.</span>}
      {text && !isDirty && state !== 'published' && (
        <Publish
          isBusy={isBusy}
          onNow={() => setState('published')}
          onThen={(publishDatetime) => setState('published', { publishDatetime })}
        />
      )}
      {text && state !== 'draft' && (
        <Button isBusy={isBusy} onClick={() => setState('draft')}>
          {state === 'scheduled' ? 'Do not publish' : 'Take it back'}
        </Button>
      )}
      <Button look="danger" isBusy={isBusy} onClick={() => change('DELETE', '')}>
        Delete
      </Button>
      <FormProblem>{changing.isError && problemText(changing.error)}</FormProblem>
    </div>
  );
}

function State({ text: { state, publishDatetime } }: { readonly text: ConsoleArticle['texts'][number] }) {
  return (
    <span role="status" className={styles.state} data-state={state}>
      {stateNames[state]}
      {publishDatetime !== null && (
        <>
          {' '}
          {state === 'scheduled' ? (
            <time dateTime={publishDatetime}>
              for {dateAndTimeOf(Date.parse(publishDatetime), browserDates())}
            </time>
          ) : (
            <When at={publishDatetime} />
          )}
        </>
      )}
    </span>
  );
}

interface PublishProps {
  readonly isBusy: boolean;
  readonly onNow: () => void;
  readonly onThen: (datetime: string) => void;
}

function Publish({ isBusy, onNow, onThen }: PublishProps) {
  const [later, setLater] = useState('');
  return (
    <>
      <Button look="strong" isBusy={isBusy} onClick={onNow}>
        Publish now
      </Button>
      <label className={styles.later}>
        <span className={styles.quiet}>or at</span>
        <input
          type="datetime-local"
          className={styles.select}
          aria-label="Publish at"
          value={later}
          onChange={({ target }) => setLater(target.value)}
        />
      </label>
      {later !== '' && (
        <Button isBusy={isBusy} onClick={() => onThen(new Date(later).toISOString())}>
          Publish then
        </Button>
      )}
    </>
  );
}
