/** One sentence per category of Intl.PluralRules; which categories there are depends on the language. */
export type PluralText = { readonly other: string } & { readonly [category in Intl.LDMLPluralRule]?: string };

/** What a key stands for. `{name}` in it is replaced by the value `name`. */
export type Text = string | PluralText;

/** The same keys as the English texts, with a sentence where they have one and plural forms where they have some. */
export type TextsLike<English> = {
  readonly [Key in keyof English]: English[Key] extends string ? string : PluralText;
};
