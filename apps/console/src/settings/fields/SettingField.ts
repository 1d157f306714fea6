export type Choice = readonly [value: string, label: string];

export type Control =
  | { readonly kind: 'switch' }
  | { readonly kind: 'text' | 'lines'; readonly placeholder?: string; readonly isNullable?: true }
  | { readonly kind: 'number'; readonly unit?: string; readonly isNullable?: true }
  | { readonly kind: 'colour' }
  | { readonly kind: 'choice'; readonly choices: readonly Choice[]; readonly whenNull?: string }
  | {
      readonly kind: 'list' | 'listByLanguage';
      readonly entry: string;
      readonly add: string;
      readonly placeholder?: string;
    }
  | { readonly kind: 'replyActions' | 'entryPoints' | 'scopes' }
  | { readonly kind: 'hours' | 'dates' | 'zone' | 'moment' | 'languages' | 'conditions' }
  | { readonly kind: 'dictionary'; readonly of: 'texts' | 'sspTexts' };

/** One setting: where it stands in the settings, and how an owner meets it. */
export interface SettingField {
  readonly path: string;
  /** Fields of a section that belong together stand under one heading. */
  readonly group: string;
  readonly label: string;
  readonly help?: string;
  readonly control: Control;
  /** Kept and served, but nothing in this version uses it: it waits for this. */
  readonly comesWith?: string;
  /** It makes a difference only while one of these holds. */
  readonly counts?: {
    readonly while: readonly (readonly [path: string, value: unknown])[];
    readonly otherwise: string;
  };
}
