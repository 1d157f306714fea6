import type { Role } from '@shopbell/protocol';
import type { ComponentType } from 'react';
import type { KeyGroup } from './keys';

/** What every screen says of itself before it is loaded. */
export interface Place<Path extends string = string, Search extends object = object> {
  /** Below /console, as the router writes it. */
  readonly path: Path;
  readonly title: string;
  /** What the address says beyond the path. */
  readonly readSearch?: (search: Record<string, unknown>) => Search;
  readonly load: () => Promise<ComponentType<ScreenProps>>;
}

export interface ScreenProps {
  readonly title: string;
}

/** A way to a screen that the palette offers. */
export interface Destination {
  readonly id: string;
  readonly title: string;
  readonly params?: Readonly<Record<string, string>>;
  readonly search?: Readonly<Record<string, unknown>>;
}

/** A screen behind the sign-in. */
export interface Screen<Path extends string = string, Search extends object = object>
  extends Place<Path, Search> {
  /** The least role that may see it. */
  readonly role: Role;
  /** What the others read in its place. */
  readonly refusal?: string;
  /** Its place in the rail; without one it is reached from elsewhere. */
  readonly rail?: { readonly Icon: ComponentType; readonly while?: RailFact };
  readonly commands?: readonly Destination[];
  readonly keys?: KeyGroup;
}

/** What a place in the rail may depend on. */
export type RailFact = 'first-steps-left';

/** A screen before the sign-in. */
export interface Door<Path extends string = string, Search extends object = object>
  extends Place<Path, Search> {
  /** Strangers are not signed in; founders come to a desk that has no owner yet. */
  readonly admits: 'everyone' | 'strangers' | 'founders';
}
