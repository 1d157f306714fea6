import type { CampaignContent, ConfiguredChat, ConsoleCampaign, FieldProblem } from '@shopbell/protocol';
import { campaignProblems } from '@shopbell/rules/campaigns-editing';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../app/Button';
import { Section } from '../app/Page';
import { HttpProblem } from '../http/HttpProblem';
import { problemText } from '../http/problemText';
import { sendJson } from '../http/sendJson';
import { SaveLine } from '../saving/SaveLine';
import { LeaveGuard } from '../saving/Unsaved';
import { CampaignFields } from './CampaignFields';
import { aCampaign, campaignQuery, readCampaign } from './campaignQueries';
import { focusFirstWrong } from './focusFirstWrong';
import { History, type HistoryProps } from './History';
import { StateButtons } from './StateButtons';
import { wordingOf } from './wordingOf';

export interface CampaignFormProps {
  /** Null: it is not saved yet. */
  readonly campaign: ConsoleCampaign | null;
  readonly first: CampaignContent;
  readonly chat: ConfiguredChat;
  /** By its first save. */
  readonly onBorn?: (campaign: ConsoleCampaign) => void;
}

export function CampaignForm({ campaign, first, chat, onBorn }: CampaignFormProps) {
  const [content, setContent] = useState(first);
  const [isJudged, setIsJudged] = useState(false);
  const [refusals, setRefusals] = useState(0);
  const [restored, setRestored] = useState(0);
  const [wording, setWording] = useState(0);
  const form = useRef<HTMLDivElement>(null);
  const keep = useKeep(chat.id);
  const isDirty = JSON.stringify(content) !== JSON.stringify(first);
  const saving = useMutation({
    mutationFn: async (isOverTheirs: boolean) => {
      const seen = campaign && isOverTheirs ? await readCampaign(campaign.id) : campaign;
      const saved = seen
        ? await sendJson('PUT', `campaigns/${seen.id}`, { version: seen.version, content }, aCampaign)
        : await sendJson('POST', 'campaigns', { chatId: chat.id, content }, aCampaign);
      take(saved);
      setIsJudged(false);
    },
    onError: (error) => refuse(fieldsOf(error)),
  });
  const replacing = useMutation({
    mutationFn: async (id: string) => {
      const theirs = await readCampaign(id);
      keep(theirs);
      setContent((now) => theirs.content ?? now);
      setRestored(theirs.version);
      saving.reset();
    },
  });
  const own = isJudged ? judge(content, chat) : [];
  const error = saving.error ?? replacing.error;
  const problems = own.length > 0 ? own : fieldsOf(saving.error);

  // With each refusal and not before: who mends one field is not taken to the next while they type.
  useEffect(() => {
    if (refusals > 0) focusFirstWrong(form.current);
  }, [refusals]);

  function refuse(found: readonly FieldProblem[]) {
    setRefusals((count) => count + 1);
    setWording(found.map(wordingOf).find((place) => place !== null) ?? wording);
  }

  /** What was written meanwhile stays, and is not saved yet. */
  function take(changed: ConsoleCampaign) {
    keep(changed);
    if (!campaign) onBorn?.(changed);
    if (!campaign || changed.id === campaign.id)
      setContent((now) => (now === content ? (changed.content ?? now) : now));
  }

  function save() {
    setIsJudged(true);
    const found = judge(content, chat);
    if (found.length > 0) refuse(found);
    else if (!saving.isPending) saving.mutate(false);
  }

  return (
    <div ref={form}>
      {campaign && <StateButtons campaign={campaign} isDirty={isDirty} chat={chat} onChanged={take} />}
      <CampaignFields
        key={restored}
        campaign={campaign}
        isDirty={isDirty}
        content={content}
        chat={chat}
        problems={problems}
        wording={wording}
        onWording={setWording}
        onContent={(part) => {
          setContent({ ...content, ...part });
          if (!saving.isPending) saving.reset();
        }}
      />
      {campaign && (
        <Past
          campaign={campaign}
          isDirty={isDirty}
          onRestored={(earlier) => {
            take(earlier);
            setRestored(earlier.version);
          }}
        />
      )}
      <SaveLine
        state={isDirty || !campaign ? 'Not saved yet' : 'Everything is saved'}
        problem={
          problems.length > 0
            ? 'Something is not right; it stands beside the field.'
            : error && problemText(error)
        }
        meanwhile={
          campaign && {
            error: saving.error,
            onMine: () => saving.mutate(true),
            onTheirs: () => replacing.mutate(campaign.id),
          }
        }
      >
        <Button look="strong" isBusy={saving.isPending} onClick={save}>
          {campaign ? 'Save' : 'Save as a draft'}
        </Button>
      </SaveLine>
      <LeaveGuard where="in this campaign" isDirty={isDirty} />
    </div>
  );
}

function Past(props: HistoryProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Section title="History" about="Every save is kept, and can be had again.">
      <Button onClick={() => setIsOpen(!isOpen)}>{isOpen ? 'Close the history' : 'Show the history'}</Button>
      {isOpen && <History {...props} />}
    </Section>
  );
}

const judge = (content: CampaignContent, { settings }: ConfiguredChat): FieldProblem[] => [
  ...(content.name.trim() === '' ? [{ path: ['name'], message: 'must have a name' }] : []),
  ...campaignProblems(content, { languages: settings.languages.map(({ language }) => language) }),
];

const fieldsOf = (error: unknown): readonly FieldProblem[] =>
  error instanceof HttpProblem ? error.fields : [];

/** What the server has answered is what stands there now. */
function useKeep(chatId: number) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  return (saved: ConsoleCampaign) => {
    queryClient.setQueryData(campaignQuery(saved.id).queryKey, saved);
    void queryClient.invalidateQueries({ queryKey: ['campaigns', chatId] });
    void queryClient.invalidateQueries({ queryKey: ['campaign-versions', saved.id] });
    void navigate({
      ...{ to: '/campaigns/$campaignId', params: { campaignId: saved.id }, search: { chat: chatId } },
      ...{ replace: true, ignoreBlocker: true },
    });
  };
}
