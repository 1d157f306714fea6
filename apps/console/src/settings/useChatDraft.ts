import type { ChatVersion, ConfiguredChat, FieldProblem } from '@shopbell/protocol';
import { configuredChat } from '@shopbell/protocol/schemas';
import { changedPaths } from '@shopbell/rules/settings';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { HttpProblem } from '../http/HttpProblem';
import { sendJson } from '../http/sendJson';
import type { ChatDraft, Conflict, Draft } from './ChatDraft';
import { change, judgeDraft, rebase } from './draft';
import { isWithin } from './fields';
import { keep, readKept } from './keptDraft';
import { chatQuery, versionsQuery } from './settingsQueries';

interface Base {
  readonly version: number;
  readonly settings: Draft;
}

/** What somebody else saved. */
type Meanwhile = Pick<Conflict, 'saved' | 'by'>;

/** The settings of a chat as someone changes them, from the first key to the save. */
export function useChatDraft(loaded: ConfiguredChat): ChatDraft {
  const queryClient = useQueryClient();
  const [kept] = useState(() => readKept(loaded.id));
  const [base, setBase] = useState<Base>(() =>
    kept
      ? { version: kept.version, settings: kept.base }
      : { version: loaded.version, settings: loaded.settings },
  );
  const [draft, setDraft] = useState<Draft>(kept?.draft ?? loaded.settings);
  const [isRecovered, setIsRecovered] = useState(kept !== null);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [isTried, setIsTried] = useState(false);
  const [meanwhile, setMeanwhile] = useState<Meanwhile | null>(null);
  const [refused, setRefused] = useState<readonly FieldProblem[]>([]);

  const changes = changedPaths(base.settings, draft);
  const problems = judgeDraft(draft);
  const isDirty = changes.length > 0;
  useEffect(() => {
    keep(loaded.id, isDirty ? { base: base.settings, version: base.version, draft } : null);
  }, [loaded.id, base, draft, isDirty]);

  const conflict: Conflict | null = meanwhile && {
    ...meanwhile,
    ...rebase(base.settings, draft, meanwhile.saved.settings),
  };

  /** What was changed since `sent` stays on top of it; without it, nothing but what is saved. */
  function take({ version, settings }: ConfiguredChat, sent?: Draft) {
    setBase({ version, settings });
    setDraft((now) => (sent ? rebase(sent, now, settings).draft : settings));
    setIsRecovered(false);
    setLeft(new Set());
    setIsTried(false);
    setMeanwhile(null);
    setRefused([]);
    queryClient.setQueryData(
      chatQuery(loaded.id).queryKey,
      (before) => before && { ...before, version, settings },
    );
    void queryClient.invalidateQueries({ queryKey: ['chats'] });
    void queryClient.invalidateQueries({ queryKey: versionsQuery(loaded.id).queryKey });
  }

  async function whoWasFaster(): Promise<Meanwhile> {
    const [saved, page] = await Promise.all([
      queryClient.fetchQuery({ ...chatQuery(loaded.id), staleTime: 0 }),
      queryClient.fetchInfiniteQuery({ ...versionsQuery(loaded.id), staleTime: 0 }),
    ]);
    const newest: ChatVersion | undefined = page.pages[0]?.versions[0];
    return { saved, by: newest?.savedBy ?? null };
  }

  const saving = useMutation({
    mutationFn: async () => {
      const body = { version: base.version, settings: draft };
      try {
        take(await sendJson('PUT', `chats/${loaded.id}/settings`, body, configuredChat), draft);
      } catch (error) {
        if (!(error instanceof HttpProblem)) throw error;
        if (error.code === 'settings-changed') setMeanwhile(await whoWasFaster());
        else if (error.code === 'invalid-settings') setRefused(error.fields);
        else throw error;
      }
    },
  });

  return {
    chatId: loaded.id,
    appKey: loaded.key,
    version: base.version,
    draft,
    isRecovered: isRecovered && isDirty,
    changes,
    isDirty,
    problems,
    conflict,
    saving,
    told: isTried ? [...problems, ...refused] : [],
    problemsOf: (path: string): FieldProblem[] =>
      isTried || left.has(path)
        ? [...problems, ...refused]
            .filter((problem) => isWithin(problem.path.join('.'), path))
            .map((problem) => ({ ...problem, path: problem.path.slice(path.split('.').length) }))
        : [],
    isChanged: (path: string) => changes.some((each) => isWithin(each.path.join('.'), path)),
    change(path: string, value: unknown) {
      setDraft((before) => change(before, path, value));
      setRefused((before) => before.filter((problem) => !isWithin(problem.path.join('.'), path)));
      if (saving.isSuccess || saving.isError) saving.reset();
    },
    leave: (path: string) => setLeft((before) => (before.has(path) ? before : new Set([...before, path]))),
    save() {
      setIsTried(true);
      if (problems.length === 0 && isDirty && !saving.isPending) saving.mutate();
    },
    discard() {
      setDraft(base.settings);
      setIsRecovered(false);
      setLeft(new Set());
      setIsTried(false);
      setRefused([]);
      setMeanwhile(null);
      saving.reset();
    },
    resolve(choice: 'mine-on-top' | 'theirs') {
      if (conflict) take(conflict.saved, choice === 'mine-on-top' ? base.settings : undefined);
    },
    take: (saved: ConfiguredChat) => take(saved),
  };
}
