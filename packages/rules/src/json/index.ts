/** `JSON.stringify` for pages whose old libraries have given every array a `toJSON` of their own. */
export function toJson(value: object): string;
export function toJson(value: unknown): string | undefined;
export function toJson(value: unknown): string | undefined {
  if (Array.isArray(value)) return `[${value.map((each) => toJson(each) ?? 'null').join()}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const fields = Object.entries(value).map(([name, field]) => [JSON.stringify(name), toJson(field)]);
  return `{${fields.filter(([, field]) => field !== undefined).map((pair) => pair.join(':'))}}`;
}
