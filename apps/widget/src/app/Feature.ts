import type { ChatCommands } from '@shopbell/protocol';
import type { TextKey } from '@shopbell/texts';
import type { ComponentType } from 'react';
import type { LoadModule } from '../chunks/loadChunk';
import type { Route } from '../router';
import type { Moments } from './Moments';
import type { Widget } from './Widget';

export interface ScreenProps {
  /** What was handed over on the way here. */
  readonly parameters: Given;
}

/** A screen of the window. Its path is its key in the record. */
export interface Screen {
  /** None: the conversation itself, which is part of the app. */
  readonly load?: LoadModule<{ readonly View: ComponentType<ScreenProps> }>;
  /** What it is called to whoever does not see it: one of the window's texts, or words that the room brings along. */
  readonly title: TextKey | ((widget: Widget) => string);
  /** Which of its elements takes the focus when it appears, as a selector. */
  readonly focus: string;
  /** Frames of the server that lead here. */
  readonly frames?: readonly string[];
  /** Another path to go to, where this screen has nothing to show; null where it has. */
  readonly guard?: (widget: Widget, parameters: Given) => string | null;
}

type Given = Route['parameters'];

/** A small view that stands in the window, or beside the launcher, while there is a reason for it. */
export interface Piece {
  readonly place: 'launcher' | 'header' | 'banner' | 'conversation' | 'sign-in';
  /** Looked at again whenever the details come or change. */
  readonly isWanted: (widget: Widget) => boolean;
  readonly load: LoadModule<{ readonly View: ComponentType }>;
}

type Commands = {
  readonly [Name in keyof ChatCommands]?: (
    widget: Widget,
    ...given: Parameters<ChatCommands[Name]>
  ) => ReturnType<ChatCommands[Name]>;
};

/**
 * One room of the widget. Its record comes with every window that is opened, so it holds names, types and
 * `() => import()`; the code behind it lies in the feature's `lazy/`.
 */
export interface Feature {
  /** Names its chunks, where one cannot be loaded. */
  readonly name: string;
  readonly screens?: Readonly<Record<string, Screen>>;
  readonly pieces?: readonly Piece[];
  /** Frames of the server that it owns, by type. */
  readonly frames?: Readonly<Record<string, (widget: Widget, payload: unknown) => unknown>>;
  /** Calls of the page's API that it answers. */
  readonly commands?: Commands;
  /** Called once: before anything is shown, or for one of `rooms.ts` when their chunk has come. */
  readonly start?: (widget: Widget) => Moments | undefined;
}
