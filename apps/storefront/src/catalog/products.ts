import { ceramics } from './ceramics';
import { comforts } from './comforts';
import type { Product } from './product';
import { stoneware, vessels } from './stoneware';
import { tableLinen } from './tableLinen';
import { textiles } from './textiles';

/** The range as the shop opens with it; what is left of each is the catalog's to know. */
export const products: readonly Product[] = [
  ...textiles,
  ...tableLinen,
  ...comforts,
  ...ceramics,
  ...stoneware,
  ...vessels,
];
