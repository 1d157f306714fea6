import type { Picture } from './picture';

/** The picture in one of its other colours, or null where it has no such colour. */
export function inColour(picture: Picture, colourSlug: string): Picture | null {
  const [, colourway] =
    Object.entries(picture.colours ?? {}).find(([name]) => slugOf(name) === colourSlug) ?? [];
  if (!colourway) return null;
  return { ...picture, alt: colourway.alt, palette: { ...picture.palette, ...colourway.palette } };
}

export function slugOf(colour: string): string {
  return colour.toLowerCase().replaceAll(' ', '-');
}
