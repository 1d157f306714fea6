import { useStore } from '@shopbell/looks';
import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { perWidget } from '../../app/perWidget';
import { useWidget } from '../../app/WidgetContext';
import formsCss from '../../forms/forms.css?inline';
import { useStyles } from '../../styles';
import css from './portal.css?inline';

export interface PageProps {
  readonly title: string;
  /** Beside the title, for example how it stands. */
  readonly beside?: ReactNode;
  readonly isHome?: boolean;
  readonly children?: ReactNode;
}

/** A screen of the portal. Where the shop's page switches the portal off, whoever is in it is back in the chat (API-37). */
export function Page({ title, beside, isHome = false, children }: PageProps) {
  useStyles(formsCss);
  useStyles(css);
  const widget = useWidget();
  const { overrides, router } = widget;
  const heading = useRef<HTMLHeadingElement>(null);
  const focus = focusOf(widget);
  useLayoutEffect(() => {
    const own = heading.current;
    const { path } = router.store.get().route;
    if (focus.isPassedOn) own?.focus();
    focus.isPassedOn = false;
    return () => {
      const isSameScreen = router.store.get().route.path === path;
      focus.isPassedOn = isSameScreen && own?.matches(':focus') === true;
    };
  }, [focus, router]);
  const { isPortalDisabled } = useStore(overrides);
  useEffect(() => {
    if (isPortalDisabled) router.replace('/chat');
  }, [isPortalDisabled, router]);
  return (
    <div className={isHome ? 'portal' : 'portal deep'}>
      <div className="portal-head">
        <h3 ref={heading} className="portal-title" tabIndex={-1}>
          <bdi>{title}</bdi>
        </h3>
        {beside}
      </div>
      {children}
    </div>
  );
}

/** What stood in a screen until the orders came may have had the focus; then what stands there now has it. */
const focusOf = perWidget(() => ({ isPassedOn: false }));
