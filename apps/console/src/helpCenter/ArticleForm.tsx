import { articleBodyMax, type ConsoleArticle, type ConsoleHelpCenter } from '@shopbell/protocol';
import { isRightToLeft } from '@shopbell/rules/language';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { Button } from '../app/Button';
import { Section } from '../app/Page';
import { Field } from '../forms/Field';
import { problemText } from '../http/problemText';
import { sendJson } from '../http/sendJson';
import { SaveLine } from '../saving/SaveLine';
import { LeaveGuard } from '../saving/Unsaved';
import { ArticleEditor } from './ArticleEditor';
import { ArticleHistory } from './ArticleHistory';
import styles from './HelpCenter.module.css';
import { anArticle, articleQuery, centerQuery, readArticle } from './helpQueries';
import { PublishButtons } from './PublishButtons';
import { SourceText } from './SourceText';

export interface ArticleFormProps {
  readonly center: ConsoleHelpCenter;
  /** Null: it is not saved yet. */
  readonly article: ConsoleArticle | null;
  readonly language: string;
  /** What a new one begins with. */
  readonly title: string;
  /** By its first save. */
  readonly onBorn: (article: ConsoleArticle) => void;
}

export function ArticleForm({ center, article, language, title, onBorn }: ArticleFormProps) {
  const text = textIn(article, language);
  const source = language === center.language ? undefined : textIn(article, center.language);
  const first = draftOf(article, language);
  const [draft, setDraft] = useState({ ...first, title: first.title || title });
  const [wasTried, setWasTried] = useState(false);
  const [replaced, setReplaced] = useState(0);
  const keep = useKeep(language);
  const isDirty = JSON.stringify(draft) !== JSON.stringify(first);
  const saving = useMutation({
    mutationFn: async (isOverTheirs: boolean) => {
      const { slug, ...rest } = draft;
      const seen = article && isOverTheirs ? await readArticle(article.id) : article;
      const path = `help-center/articles${article ? `/${article.id}` : ''}`;
      const given = { ...rest, language };
      const changed = { ...given, ...(slug !== first.slug && { slug }), revision: seen?.revision };
      take(await sendJson(article ? 'PUT' : 'POST', path, article ? changed : given, anArticle));
      setWasTried(false);
    },
  });
  const replacing = useMutation({
    mutationFn: async (id: string) => {
      replace(await readArticle(id));
      saving.reset();
    },
  });
  const error = saving.error ?? replacing.error;
  const isTooLong = draft.body.length > articleBodyMax;
  const isUntitled = draft.title.trim() === '';

  /** What was written meanwhile stays, and is not saved yet. */
  function take(changed: ConsoleArticle) {
    keep(changed);
    if (!article) onBorn(changed);
    setDraft((now) => ({ ...draftOf(changed, language), ...changedIn(now, draft) }));
  }

  function replace(other: ConsoleArticle) {
    keep(other);
    setDraft(draftOf(other, language));
    setReplaced(other.revision);
  }

  function save() {
    setWasTried(true);
    if (!isUntitled && !isTooLong && !saving.isPending) saving.mutate(false);
  }

  return (
    <>
      {article && (
        <PublishButtons key={article.revision} {...{ article, language, isDirty }} onChanged={take} />
      )}
      <Section isWide title="What it says" about="Shoppers read it when it is published.">
        <div className={source ? styles.pair : undefined}>
          {source && <SourceText source={source} isOutdated={text?.isOutdated ?? false} />}
          <div className={styles.form}>
            <Field
              label="Title"
              name="title"
              dir={isRightToLeft(language) ? 'rtl' : 'ltr'}
              value={draft.title}
              onValue={(title) => setDraft({ ...draft, title })}
              maxLength={200}
              problem={wasTried && isUntitled ? 'An article needs a title' : null}
            />
            <ArticleEditor
              key={replaced}
              label="Article"
              html={draft.body}
              isRightToLeft={isRightToLeft(language)}
              onHtml={(body) => setDraft((before) => ({ ...before, body }))}
            />
          </div>
        </div>
      </Section>
      <Place
        center={center}
        language={language}
        draft={draft}
        hasAddress={text !== undefined}
        onDraft={(part) => setDraft({ ...draft, ...part })}
      />
      {article && text && <ArticleHistory article={article} language={language} onRestored={replace} />}
      <SaveLine
        state={isDirty || !text ? 'Not saved yet' : 'Everything is saved'}
        problem={isTooLong ? tooLong(draft.body.length) : error && problemText(error)}
        meanwhile={
          article && {
            error: saving.error,
            onMine: () => saving.mutate(true),
            onTheirs: () => replacing.mutate(article.id),
          }
        }
      >
        <Button look="strong" isBusy={saving.isPending} onClick={save}>
          {text ? 'Save' : 'Save as a draft'}
        </Button>
      </SaveLine>
      <LeaveGuard where="in this article" isDirty={isDirty} />
    </>
  );
}

interface PlaceProps {
  readonly center: ConsoleHelpCenter;
  readonly language: string;
  readonly draft: Draft;
  readonly hasAddress: boolean;
  readonly onDraft: (part: Partial<Draft>) => void;
}

const Place = ({ center, language, draft, hasAddress, onDraft }: PlaceProps) => (
  <Section title="Where it stands">
    <div className={styles.form}>
      <label className={styles.label}>
        Category
        <select
          className={styles.select}
          value={draft.categoryId ?? ''}
          onChange={({ target }) => onDraft({ categoryId: target.value || null })}
        >
          <option value="">None</option>
          {center.categories.map(({ id, names }) => (
            <option key={id} value={id}>
              {names[language] ?? names[center.language] ?? 'Without a name'}
            </option>
          ))}
        </select>
      </label>
      {hasAddress && (
        <Field
          label="Address"
          name="slug"
          value={draft.slug}
          onValue={(slug) => onDraft({ slug })}
          maxLength={80}
          hint="Whoever comes by the old one is led on."
          isOptional
        />
      )}
    </div>
  </Section>
);

const textIn = (article: ConsoleArticle | null, language: string) =>
  article?.texts.find((each) => each.language === language);

interface Draft {
  readonly title: string;
  readonly body: string;
  readonly slug: string;
  readonly categoryId: string | null;
}

function draftOf(article: ConsoleArticle | null, language: string): Draft {
  const { title = '', body = '', slug = '' } = textIn(article, language) ?? {};
  return { title, body, slug, categoryId: article?.categoryId ?? null };
}

/** Parts that are others now than they were then. */
const changedIn = (now: Draft, then: Draft): Partial<Draft> =>
  Object.fromEntries(Object.entries(now).filter(([part, value]) => value !== then[part as keyof Draft]));

const count = new Intl.NumberFormat('en');

const tooLong = (length: number): string =>
  `An article has room for ${count.format(articleBodyMax)} characters, markup included. This one has ${count.format(length)}: divide it into several.`;

/** What the server has answered is what stands there now. */
function useKeep(language: string) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  return (saved: ConsoleArticle) => {
    queryClient.setQueryData(articleQuery(saved.id).queryKey, saved);
    void queryClient.invalidateQueries({ queryKey: centerQuery.queryKey });
    void queryClient.invalidateQueries({ queryKey: ['article-versions', saved.id] });
    void navigate({
      ...{ to: '/help-center/$articleId', params: { articleId: saved.id }, search: { language } },
      ...{ replace: true, ignoreBlocker: true },
    });
  };
}
