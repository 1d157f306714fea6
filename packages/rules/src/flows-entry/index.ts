export interface EntryPoint {
  readonly workflow_id: string;
  readonly language: string;
  readonly label: string;
}

/** Which flows can be begun in the portal by who reads this language (FLW-10); each once. A page may know settings of before. */
export const entryPoints = (all: readonly EntryPoint[] = [], language: string): readonly EntryPoint[] =>
  all.filter(
    (entry, index) =>
      entry.language === language &&
      all.findIndex((each) => each.workflow_id === entry.workflow_id && each.language === language) === index,
  );
