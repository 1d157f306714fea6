import { isComposing } from '@shopbell/looks';
import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import { useLaterStyles } from '../styles';
import { useFocusTrap } from './useFocusTrap';
import { useVisualViewport } from './useVisualViewport';

export interface ChatWindowProps {
  readonly name: string;
  readonly isOpen: boolean;
  /** The page does not show the chat: then it holds nothing. */
  readonly isHidden?: boolean;
  readonly isExpanded: boolean;
  readonly isRightToLeft: boolean;
  readonly isCheckout: boolean;
  readonly size: 'small' | 'medium' | 'large';
  readonly theme: 'light' | 'dark' | 'auto';
  readonly background: 'gradient' | 'solid';
  readonly language: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** The frame around every screen: its place, size and direction, and the keyboard that stays inside it. */
export function ChatWindow(props: ChatWindowProps) {
  const { name, isOpen, isExpanded, isRightToLeft, isCheckout, size, theme, background } = props;
  const element = useRef<HTMLDivElement>(null);
  useLaterStyles();
  useFocusTrap(element, isOpen && !props.isHidden, size === 'small');
  useVisualViewport(element, isOpen && size === 'small');
  const classes = [
    'window',
    size,
    background,
    `theme-${theme}`,
    isExpanded && size !== 'small' && 'expanded',
    isCheckout && 'checkout',
  ];
  return (
    <div
      ref={element}
      className={classes.filter(Boolean).join(' ')}
      role="dialog"
      aria-label={name}
      lang={props.language}
      dir={isRightToLeft ? 'rtl' : 'ltr'}
      hidden={!isOpen}
      tabIndex={-1}
      onKeyDown={(event: KeyboardEvent) => {
        // Escape belongs to the input method while it composes.
        if (event.key !== 'Escape' || isComposing(event.nativeEvent) || event.defaultPrevented) return;
        event.stopPropagation();
        props.onClose();
      }}
    >
      {props.children}
    </div>
  );
}
