import type { Widget } from '../../../app/Widget';
import { newKey } from '../actOnOrder';
import { flowsOf } from './flowsOf';

/** API-43: tries out a flow that is published; nothing of it changes an order or comes to the team. */
export async function previewFlow(widget: Widget, flowId: string): Promise<void> {
  const flows = flowsOf(widget);
  const { language: flowLanguage } = widget.translator.get();
  const wanted = { flowId: String(flowId), flowLabel: '', flowLanguage, isPreview: true };
  const execution = await flows.start(wanted, newKey()).catch(async () => {
    const { ApiError } = await import('../../../api/lazy/ApiError');
    throw new ApiError('flows-unavailable');
  });
  flows.keep(execution);
  widget.openFrom('from-api');
  const { flowLabel } = execution.flow;
  widget.router.push('/flow', { flowId: wanted.flowId, flowLabel, flowLanguage, preview: 'yes' });
}
