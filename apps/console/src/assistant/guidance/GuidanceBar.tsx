import type { ConsoleGuidance, GuidanceContent } from '@shopbell/protocol';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Button } from '../../app/Button';
import { When } from '../../app/When';
import { HttpProblem } from '../../http/HttpProblem';
import { problemText } from '../../http/problemText';
import { sendJson } from '../../http/sendJson';
import { SaveLine } from '../../saving/SaveLine';
import { LeaveGuard } from '../../saving/Unsaved';
import { aGuidance, guidanceQuery, readGuidance } from '../assistantQueries';
import { PublishDialog } from './PublishDialog';
import { usePublishing } from './usePublishing';

interface BarProps {
  readonly guidance: ConsoleGuidance;
  readonly content: GuidanceContent;
  readonly isDirty: boolean;
  readonly onSaved: (guidance: ConsoleGuidance) => void;
}

export function GuidanceBar({ guidance, content, isDirty, onSaved }: BarProps) {
  const queryClient = useQueryClient();
  const { version, published } = guidance;
  const saving = useMutation({
    mutationFn: async (isOverTheirs: boolean) => {
      const seen = isOverTheirs ? await readGuidance() : guidance;
      onSaved(await sendJson('PUT', 'assistant/guidance', { version: seen.version, content }, aGuidance));
    },
  });
  const publishing = usePublishing(guidance);
  const error = saving.error ?? publishing.error;
  const canPublish = !isDirty && version > 0 && published?.version !== version;
  return (
    <SaveLine
      state={<State guidance={guidance} isDirty={isDirty} progress={publishing.progress} />}
      problem={error !== null && wordsOf(error)}
      meanwhile={{
        error,
        onMine: () => saving.mutate(true),
        onTheirs: () => void queryClient.resetQueries(guidanceQuery),
      }}
    >
      {isDirty || version === 0 ? (
        <Button look="strong" isBusy={saving.isPending} onClick={() => saving.mutate(false)}>
          Save the draft
        </Button>
      ) : (
        // The same button, so that who has saved can publish by the next press.
        canPublish && (
          <Button look="strong" isBusy={publishing.isBusy} onClick={publishing.publish}>
            Publish
          </Button>
        )
      )}
      {publishing.fallen.length > 0 && (
        <PublishDialog
          fallen={publishing.fallen}
          notRun={publishing.notRun}
          isBusy={publishing.isBusy}
          problem={publishing.error && problemText(publishing.error)}
          onConfirm={publishing.confirm}
          onClose={publishing.close}
        />
      )}
      <LeaveGuard where="in the guidance" isDirty={isDirty} />
    </SaveLine>
  );
}

interface StateProps extends Pick<BarProps, 'guidance' | 'isDirty'> {
  readonly progress: string | null;
}

function State({ guidance: { version, published }, isDirty, progress }: StateProps) {
  if (progress !== null) return progress;
  if (isDirty) return 'Not saved yet';
  if (version === 0) return 'Nothing written yet';
  if (published?.version !== version) return 'Saved as a draft, not published';
  return (
    <>
      Published{published.publishedBy !== null && ` by ${published.publishedBy}`},{' '}
      <When at={published.publishedDatetime} />
    </>
  );
}

/** What is wrong with which text, as far as the server says so. */
function wordsOf(error: unknown): string {
  const [first] = error instanceof HttpProblem ? error.fields : [];
  if (!first) return problemText(error);
  const [part, index] = first.path;
  const where =
    part === 'texts' && index !== undefined
      ? `Text ${Number(index) + 1}`
      : part === 'handOverTopics' && index !== undefined
        ? `Topic ${Number(index) + 1}`
        : part === 'tone'
          ? 'The tone'
          : 'All of it';
  const what = first.path[2] === 'title' ? ', title' : '';
  return `${where}${what}: ${first.message}.`;
}
