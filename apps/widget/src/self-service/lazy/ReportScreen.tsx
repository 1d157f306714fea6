import { useStore } from '@shopbell/looks';
import type { ScreenProps } from '../../app/Feature';
import { useWidget } from '../../app/WidgetContext';
import { OrderGate } from './OrderGate';
import { RequestForm } from './RequestForm';

const texts = {
  title: 'reportTitle',
  comment: 'reportDescribe',
  submit: 'reportSubmit',
  error: 'errorReport',
  wish: 'orderReport',
} as const;
const reasons = [
  'reasonNotReceived',
  'reasonMarkedDelivered',
  'reasonMissingItem',
  'reasonWrongItem',
  'reasonDefective',
  'reasonOther',
] as const;

/** SSP-17. */
export function View({ parameters }: ScreenProps) {
  const { router, details } = useWidget();
  const own = useStore(details)?.settings?.selfService.reportReasons;
  return (
    <OrderGate parameters={parameters} title="orderReport" action="report_issue">
      {(order) => (
        <RequestForm
          kind="REPORT_ISSUE"
          order={order}
          texts={texts}
          reasons={reasons}
          ownReasons={own}
          hasPictures
          onSent={() => router.replace('/reported-issue', { number: order.name })}
        />
      )}
    </OrderGate>
  );
}
