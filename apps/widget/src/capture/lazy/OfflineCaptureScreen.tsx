import { useStore } from '@shopbell/looks';
import { useState } from 'react';
import { useWidget } from '../../app/WidgetContext';
import { draftOf } from '../../conversations/draftOf';
import css from '../../forms/forms.css?inline';
import { reportError } from '../../log';
import { useStyles } from '../../styles';
import { customerOf } from '../../visitors/customerOf';
import type { OfflineCapture } from '../OfflineCapture';
import { captureOffline } from './captureOffline';
import { OfflineCaptureForm } from './OfflineCaptureForm';
import { OfflineThanks } from './OfflineThanks';

type Progress =
  | { readonly kind: 'writing'; readonly hasFailed: boolean }
  | { readonly kind: 'sending' }
  | { readonly kind: 'done'; readonly email: string };

/** What was being typed when the desk closed is the draft, and the draft is this form's message. */
export function View() {
  useStyles(css);
  const widget = useWidget();
  const draft = draftOf(widget);
  const message = useStore(draft);
  const known = customerOf(widget).read();
  const [progress, setProgress] = useState<Progress>({ kind: 'writing', hasFailed: false });

  const submit = async (capture: OfflineCapture) => {
    setProgress({ kind: 'sending' });
    customerOf(widget).save({ firstName: capture.name.split(' ')[0] || null });
    const isStored = await captureOffline(widget, capture).catch((error) => {
      reportError('A part of the chat could not be loaded.', error);
      return false;
    });
    if (isStored) draft.set('');
    setProgress(isStored ? { kind: 'done', email: capture.email } : { kind: 'writing', hasFailed: true });
  };

  if (progress.kind === 'done') {
    const again = () => setProgress({ kind: 'writing', hasFailed: false });
    return <OfflineThanks email={progress.email} onAnother={again} />;
  }
  return (
    <OfflineCaptureForm
      known={{ name: known.firstName ?? '', email: known.email ?? '', message }}
      isSending={progress.kind === 'sending'}
      hasFailed={progress.kind === 'writing' && progress.hasFailed}
      onMessage={draft.set}
      onSubmit={submit}
    />
  );
}
