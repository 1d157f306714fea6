import type { ComposedFeature, Feature, Host } from './Feature';

/** Features in an order in which each finds what it needs: a missing or later one is a type that does not fit. */
export interface Composition<Context> {
  with<Name extends string, Service>(
    feature: Feature<Name, Context, Service>,
  ): Composition<Context & { readonly [Key in Name]: Service }>;
  readonly features: readonly AnyFeature[];
  create(host: Omit<Host, 'everyFeature'>): Composed<Context>;
}

export interface Composed<Context> {
  readonly context: Context;
  readonly features: readonly ComposedFeature[];
}

type AnyFeature = Feature<string, never, unknown>;

export function compose<Context = Host>(features: readonly AnyFeature[] = []): Composition<Context> {
  return {
    features,
    with: (feature) => compose([...features, feature as AnyFeature]),
    create(host) {
      const everyFeature: ComposedFeature[] = [];
      let context: object = { ...host, everyFeature };
      for (const { name, tables, create } of features) {
        if (name in context) throw new Error(`Something else is called "${name}" already`);
        const parts = create(context as never);
        everyFeature.push({ name, tables, ...parts });
        context = { ...context, [name]: parts.service };
      }
      return { context: context as Context, features: everyFeature };
    },
  };
}
