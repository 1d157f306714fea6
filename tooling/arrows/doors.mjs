const types = '@shopbell/protocol';
const schemas = '@shopbell/protocol/schemas';
const rules = '@shopbell/rules/*';
const client = '@shopbell/client/*';
const earlyWindow = '@shopbell/embed/window';
const looks = '@shopbell/looks';
const looksLater = '@shopbell/looks/*';
const texts = '@shopbell/texts';
const english = '@shopbell/texts/english';
const sspTexts = '@shopbell/texts/self-service';
const allTexts = '@shopbell/texts/all';

/** Which doors of other workspaces a workspace may use. This table is the design's picture of the arrows. */
const doors = {
  'packages/protocol': [],
  'packages/texts': [],
  'packages/looks': [],
  'packages/rules': [types],
  'packages/client': [types, rules],
  'apps/embed': [types, rules],
  'apps/widget': [types, rules, client, looks, looksLater, texts, english, sspTexts, earlyWindow],
  'apps/console': [types, schemas, rules, client, looks, looksLater],
  'apps/server': [types, schemas, rules, texts, english, sspTexts, allTexts],
  'apps/storefront': [],
};

/** What tests may use beyond that: schemas wherever the types are known, the widget's tests all languages,
 *  and the server's tests a real client and a real shop. */
const testDoors = {
  'packages/rules': [schemas],
  'packages/client': [schemas],
  'apps/embed': [schemas],
  'apps/widget': [schemas, allTexts],
  'apps/server': [client, '@shopbell/storefront'],
};

export function isTest(path) {
  return /\.test\.tsx?$/.test(path) || path.startsWith('apps/server/src/testing/');
}

export function mayUse(workspacePath, from, specifier) {
  const allowed = [
    ...(doors[workspacePath] ?? []),
    ...(isTest(from) ? (testDoors[workspacePath] ?? []) : []),
  ];
  return allowed.some((door) =>
    door.endsWith('*') ? specifier.startsWith(door.slice(0, -1)) : specifier === door,
  );
}
