import { useBlocker } from '@tanstack/react-router';
import { Button } from '../app/Button';
import { Dialog } from '../app/Dialog';
import { problemCode } from '../http/problemText';

export interface LeaveGuardProps {
  readonly isDirty: boolean;
  /** What is not saved yet, as in "in this flow". */
  readonly where: string;
}

/** Nobody loses what they wrote by a wrong click. Who is signed out has lost it already. */
export function LeaveGuard({ isDirty, where }: LeaveGuardProps) {
  const blocker = useBlocker({
    shouldBlockFn: ({ next }) => isDirty && next.pathname !== '/console/sign-in',
    enableBeforeUnload: () => isDirty,
    withResolver: true,
  });
  if (blocker.status !== 'blocked') return null;
  return (
    <Dialog
      title="Leave without saving?"
      about={`What you changed ${where} is not saved yet.`}
      action="Discard and leave"
      isDanger
      isBusy={false}
      onConfirm={blocker.proceed}
      onClose={blocker.reset}
    />
  );
}

export interface SavedMeanwhileProps {
  /** Why a save was refused. */
  readonly error: unknown;
  readonly onMine: () => void;
  readonly onTheirs: () => void;
}

/** Two ways on where somebody else was faster. What is saved over stands in the history. */
export const SavedMeanwhile = ({ error, onMine, onTheirs }: SavedMeanwhileProps) =>
  problemCode(error).endsWith('-changed') && (
    <>
      <Button onClick={onMine}>Save mine over theirs</Button>
      <Button onClick={onTheirs}>Drop mine and read theirs</Button>
    </>
  );
