import type { Product, Variant } from './product';
import { products as range } from './products';

export type FoundVariant = { product: Product; variant: Variant };

/** One shop's shelves: products stay the same objects while their stock goes down. */
export type Catalog = {
  readonly products: readonly Product[];
  byHandle(handle: string): Product | undefined;
  byId(id: number): Product | undefined;
  variantById(id: number): FoundVariant | undefined;
  /** Whoever calls has checked that so many are there. */
  take(variantId: number, quantity: number): void;
};

type Shelved = Omit<Product, 'variants'> & { variants: [Stocked, ...Stocked[]] };
type Stocked = { -readonly [Key in keyof Variant]: Variant[Key] };

export function createCatalog(): Catalog {
  const products = range.map(onShelf);
  const byHandle = new Map(products.map((product) => [product.handle, product]));
  const byId = new Map(products.map((product) => [product.id, product]));
  const byVariantId = new Map(
    products.flatMap((product) =>
      product.variants.map((variant) => [variant.id, { product, variant }] as const),
    ),
  );
  return {
    products,
    byHandle: (handle) => byHandle.get(handle),
    byId: (id) => byId.get(id),
    variantById: (id) => byVariantId.get(id),
    take(variantId, quantity) {
      const found = byVariantId.get(variantId);
      if (!found || found.variant.stock < quantity) throw new Error(`Variant ${variantId} is short of stock`);
      found.variant.stock -= quantity;
    },
  };
}

function onShelf(product: Product): Shelved {
  const [first, ...others] = product.variants;
  return { ...product, variants: [{ ...first }, ...others.map((variant) => ({ ...variant }))] };
}
