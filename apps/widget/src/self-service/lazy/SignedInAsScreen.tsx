import type { ScreenProps } from '../../app/Feature';
import { useWidget } from '../../app/WidgetContext';
import { SignedInAs } from './SignedInAs';
import { goOn } from './useLogin';

/** Back to where they came from, unless they were on their way elsewhere. */
export function View({ parameters }: ScreenProps) {
  const widget = useWidget();
  const leave = () => {
    const { router } = widget;
    if (!parameters.next && router.store.get().canGoBack) router.back();
    else goOn(widget, parameters, '/chat');
  };
  return <SignedInAs start="/auth" parameters={parameters} onGoOn={leave} />;
}
