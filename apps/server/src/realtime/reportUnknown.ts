const typesMax = 100;

/** Each unknown type of frame is reported once: it is a newer page, an older one, or someone who tries. */
export function createUnknownReport(onFailure: (error: unknown) => void) {
  const reported = new Set<string>();
  return (type: string): void => {
    if (reported.has(type) || reported.size >= typesMax) return;
    reported.add(type);
    onFailure(new Error(`A client sent frames of the unknown type "${type}"`));
  };
}
