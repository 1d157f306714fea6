import type { FlowStepKind } from '@shopbell/protocol';
import type { ComponentType } from 'react';
import { ArrowDownIcon } from '../../icons/ArrowDownIcon';
import { AssistantIcon } from '../../icons/AssistantIcon';
import { BlockIcon } from '../../icons/BlockIcon';
import { BookIcon } from '../../icons/BookIcon';
import { CheckIcon } from '../../icons/CheckIcon';
import { ClockIcon } from '../../icons/ClockIcon';
import { FileIcon } from '../../icons/FileIcon';
import { FlowIcon } from '../../icons/FlowIcon';
import { HelpIcon } from '../../icons/HelpIcon';
import { NoteIcon } from '../../icons/NoteIcon';
import { PersonIcon } from '../../icons/PersonIcon';
import { ProductIcon } from '../../icons/ProductIcon';
import { ReplyIcon } from '../../icons/ReplyIcon';
import { RouteIcon } from '../../icons/RouteIcon';
import { SendIcon } from '../../icons/SendIcon';
import { TagIcon } from '../../icons/TagIcon';
import { TeamIcon } from '../../icons/TeamIcon';

interface Family {
  readonly name: string;
  /** Of its icons' ground. */
  readonly hue: number;
  readonly kinds: Readonly<Partial<Record<FlowStepKind, ComponentType>>>;
}

/** Kinds of steps by what they are for, as they are offered. */
export const families: readonly Family[] = [
  { name: 'Says', hue: 256, kinds: { message: NoteIcon, article: BookIcon } },
  {
    ...{ name: 'Asks', hue: 305 },
    kinds: {
      choice: ReplyIcon,
      question: HelpIcon,
      'sign-in': PersonIcon,
      'order-selection': FileIcon,
      'line-item-selection': ProductIcon,
    },
  },
  {
    ...{ name: 'Decides', hue: 75 },
    kinds: { condition: RouteIcon, jump: ArrowDownIcon, 'sub-flow': FlowIcon },
  },
  {
    ...{ name: 'Does', hue: 190 },
    kinds: { 'order-action': BlockIcon, 'http-request': SendIcon, tag: TagIcon, delay: ClockIcon },
  },
  { name: 'Is over', hue: 150, kinds: { assistant: AssistantIcon, handover: TeamIcon, end: CheckIcon } },
];

export interface KindLook {
  readonly Icon: ComponentType;
  readonly hue: number;
}

const looks = new Map(
  families.flatMap(({ hue, kinds }) => Object.entries(kinds).map(([kind, Icon]) => [kind, { Icon, hue }])),
);

/** A step of a newer version of this program has no look of its own. */
export const lookOf = (kind: FlowStepKind): KindLook => looks.get(kind) ?? { Icon: NoteIcon, hue: 256 };
