import { inColour, slugOf } from '../pictures/inColour';
import type { Product, Variant } from './product';

/** Null for a variant that looks as the product is drawn. */
export function colourSlugOf(product: Product, variant: Variant): string | null {
  const colour = variant.options.find((value) => Object.hasOwn(product.picture.colours ?? {}, value));
  return colour === undefined ? null : slugOf(colour);
}

export function pictureText(product: Product, variant: Variant): string {
  const colour = colourSlugOf(product, variant);
  return (colour === null ? null : inColour(product.picture, colour))?.alt ?? product.picture.alt;
}

/** One variant for each way the product looks. */
export function looksOf(product: Product): readonly Variant[] {
  const colours = product.variants.map((variant) => colourSlugOf(product, variant));
  return product.variants.filter((_, index) => colours.indexOf(colours[index] ?? null) === index);
}

/** Which variants share a look. */
export function variantsLike(product: Product, look: Variant): readonly Variant[] {
  const colour = colourSlugOf(product, look);
  return product.variants.filter((variant) => colourSlugOf(product, variant) === colour);
}

/** The option that a picture answers for, such as "Moss". */
export function lookName(product: Product, look: Variant): string {
  const position = product.options.findIndex(({ name }) => name === 'Color' || name === 'Glaze');
  return look.options[position] ?? look.title;
}
