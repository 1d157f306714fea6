import { useStore } from '@shopbell/looks';
import type { RequestState } from '@shopbell/rules/conversation';
import { useState } from 'react';
import { useWidget } from '../../app/WidgetContext';
import { draftOf } from '../../conversations/draftOf';
import css from '../../forms/forms.css?inline';
import { reportError } from '../../log';
import { hasVisits, loadVisits } from '../../self-service/loadVisits';
import { useStyles } from '../../styles';
import { customerOf } from '../../visitors/customerOf';
import type { OfflineCapture } from '../OfflineCapture';
import { captureOffline } from './captureOffline';
import { OfflineCaptureForm } from './OfflineCaptureForm';
import { OfflineThanks } from './OfflineThanks';

/** What was being typed when the desk closed is the draft, and the draft is this form's message. */
export function View() {
  useStyles(css);
  const widget = useWidget();
  const draft = draftOf(widget);
  const message = useStore(draft);
  const known = customerOf(widget).read();
  const [request, setRequest] = useState<RequestState>('INIT');
  const [email, setEmail] = useState('');

  const submit = async (capture: OfflineCapture) => {
    setRequest('PENDING');
    setEmail(capture.email);
    customerOf(widget).save({ firstName: capture.name.split(' ')[0] || null });
    const isStored = await captureOffline(widget, capture).catch((error) => {
      reportError('A part of the chat could not be loaded.', error);
      return false;
    });
    if (isStored) draft.set('');
    if (isStored && hasVisits(widget)) void loadVisits(widget).then((visits) => visits?.asked());
    setRequest(isStored ? 'SUCCESS' : 'FAILED');
  };

  if (request === 'SUCCESS') return <OfflineThanks email={email} onAnother={() => setRequest('INIT')} />;
  return (
    <OfflineCaptureForm
      known={{ name: known.firstName ?? '', email: known.email ?? '', message }}
      isSending={request === 'PENDING'}
      hasFailed={request === 'FAILED'}
      onMessage={draft.set}
      onSubmit={submit}
    />
  );
}
