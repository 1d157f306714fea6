import { useFloatingRootContext, useInteractions, useListNavigation, useRole } from '@floating-ui/react';
import { type HTMLProps, type KeyboardEvent, useRef, useState } from 'react';

export interface ComboboxOptions {
  /** What the list is called. */
  readonly label: string;
  readonly isOpen: boolean;
  /** How many there are to choose from. */
  readonly count: number;
  /** Which one Enter means before anybody has moved; null where it means none. */
  readonly firstMarked?: number | null;
  /** A text of several lines is no combobox: to who hears it, it stays a text field with suggestions. */
  readonly isMultiline?: boolean;
  /** Several may be chosen at once, and who has chosen one goes on. */
  readonly isMultiple?: boolean;
  readonly onChoose: (index: number) => void;
}

/**
 * A field with a list of what its words may mean. The focus stays in the field; arrows move the mark, and Enter chooses.
 * Keys, roles and what is told of the marked one are Floating UI's; what it looks like is the caller's.
 */
export function useCombobox(options: ComboboxOptions) {
  const { label, isOpen, count, firstMarked = 0, isMultiline = false, isMultiple, onChoose } = options;
  const [marked, setMarked] = useState(firstMarked);
  const [field, setField] = useState<HTMLElement | null>(null);
  const [list, setList] = useState<HTMLElement | null>(null);
  const elements = useRef<(HTMLElement | null)[]>([]);
  elements.current.length = count;
  const active = marked === null || marked >= count ? null : marked;
  const context = useFloatingRootContext({ open: isOpen, elements: { reference: field, floating: list } });
  const navigation = useListNavigation(context, {
    enabled: isOpen,
    listRef: elements,
    activeIndex: active,
    onNavigate: (index) => index !== null && setMarked(index),
    virtual: true,
    loop: true,
    focusItemOnHover: false,
  });
  const role = useRole(context, { role: 'combobox' });
  const { getReferenceProps, getFloatingProps, getItemProps } = useInteractions([navigation, role]);
  const { onKeyDown: move, ...told }: HTMLProps<HTMLElement> = getReferenceProps();

  return {
    marked: active,
    /** After the words have changed: another list, whose mark is this one. */
    mark: setMarked,
    /** True if the key was for the list. An input method's keys must not come here. */
    press(event: KeyboardEvent<HTMLElement>): boolean {
      if (!isOpen) return false;
      const isMove = event.key === 'ArrowDown' || event.key === 'ArrowUp';
      if (isMove) move?.(event);
      else if (event.key === 'Enter' && active !== null) onChoose(active);
      else return false;
      event.preventDefault();
      return true;
    },
    fieldProps: isMultiline ? toldOfText(told, isOpen) : { ...told, ref: setField },
    listProps: {
      ...getFloatingProps(),
      'aria-label': label,
      'aria-multiselectable': isMultiple,
      ref: setList,
      // The field keeps the focus.
      onMouseDown: (event: { preventDefault(): void }) => event.preventDefault(),
    },
    optionProps: (index: number, isSelected = index === active) => ({
      ...getItemProps({ selected: isSelected }),
      id: `${context.floatingId}-${index}`,
      'aria-selected': isSelected,
      'data-highlighted': index === active ? '' : undefined,
      ref: (element: HTMLElement | null) => {
        elements.current[index] = element;
      },
      onClick: () => onChoose(index),
    }),
  };
}

/** Of what a combobox tells, what a text field may tell. */
const toldOfText = (told: HTMLProps<HTMLElement>, isOpen: boolean) => ({
  'aria-autocomplete': 'list' as const,
  'aria-controls': told['aria-controls'],
  'aria-activedescendant': isOpen ? told['aria-activedescendant'] : undefined,
});
