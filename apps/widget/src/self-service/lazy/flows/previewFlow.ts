import type { Widget } from '../../../app/Widget';
import { newKey } from '../actOnOrder';
import { flowsOf } from './flowsOf';

/**
 * API-43: tries out a flow; nothing of it changes an order or comes to the team. One that is published is named by its id; who
 * writes it has a token behind that, and sees what is saved.
 */
export async function previewFlow(widget: Widget, flow: string): Promise<void> {
  await settled(widget);
  const flows = flowsOf(widget);
  const { language: flowLanguage } = widget.translator.get();
  const [flowId = '', previewToken = ''] = String(flow).split(':');
  const wanted = { flowId, flowLabel: '', flowLanguage, isPreview: true, previewToken };
  const execution = await flows.start(wanted, newKey()).catch(async () => {
    const { ApiError } = await import('../../../api/lazy/ApiError');
    throw new ApiError('flows-unavailable');
  });
  flows.keep(execution);
  widget.openFrom('from-api');
  const { flowLabel } = execution.flow;
  widget.router.push('/flow', {
    ...{ flowId, flowLabel, flowLanguage, preview: 'yes' },
    ...(previewToken && { previewToken }),
  });
}

/** Whose chat it is, and in which language: a page may ask before either has come. */
const settled = ({ details }: Widget): Promise<void> =>
  new Promise((resolve) => {
    const look = () => {
      if (!details.get()?.settings) return;
      stop();
      resolve();
    };
    const stop = details.subscribe(look);
    look();
  });
