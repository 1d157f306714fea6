import type { ScreenProps } from '../../../app/Feature';
import { useWidget } from '../../../app/WidgetContext';
import type { Access } from '../portalOf';
import { SignedInAs } from '../SignedInAs';
import { nameOf } from '../SignedInLine';
import { flowsOf } from './flowsOf';

/** FLW-08: as who the shopper goes on. */
export function View({ parameters }: ScreenProps) {
  const widget = useWidget();
  const goOn = ({ customer, accessToken }: Access) => {
    flowsOf(widget).comeBack();
    void flowsOf(widget).answer({ kind: 'signed-in', accessToken }, nameOf(customer));
  };
  return <SignedInAs start="/flow/sign-in" parameters={parameters} onGoOn={goOn} />;
}
