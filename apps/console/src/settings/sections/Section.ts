import type { Role } from '@shopbell/protocol';
import type { ComponentType } from 'react';
import type { ChatDraft } from '../ChatDraft';

export interface SectionProps {
  readonly section: Section;
  readonly draft: ChatDraft;
  /** Which language the shop's own words are shown in. */
  readonly language: string;
  readonly onLanguage: (language: string) => void;
}

/** One place of the settings. */
export interface Section {
  /** Its end of the address. */
  readonly id: string;
  readonly title: string;
  /** The least role that may see it. */
  readonly role: Role;
  /** What people call it who look for it in the palette. */
  readonly words: string;
  /** How the chat beside it is looked at first; without it there is none. */
  readonly preview?: 'open' | 'closed';
  /** The shop's own words are shown in one language at a time. */
  readonly isInOneLanguage?: true;
  /** It is about the whole shop, not about one chat. */
  readonly isOfShop?: true;
  readonly load: () => Promise<ComponentType<SectionProps>>;
}
