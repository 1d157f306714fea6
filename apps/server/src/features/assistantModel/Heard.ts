import type { Thought } from '../assistant';

export interface HeardCall {
  readonly name: string;
  /** As text where it is none that could be read. */
  readonly input: unknown;
}

/** What came of asking a model once, whether it can be used or not. */
export interface Heard {
  /** What some say before they answer. */
  readonly thoughts: string;
  readonly text: string;
  readonly calls: readonly HeardCall[];
  readonly tokens: Thought['tokens'];
}

type Step = Thought['steps'][number];

/** chosen: more than any answer that is used; of the rest it is kept how much it was. */
const [detailMax, nameMax, callsKept] = [2000, 100, 8];

/** All that it said and did, in this order. How long it took stands beside the first. */
export function stepsOf(
  { thoughts, text, calls }: Heard,
  isTool: (name: string) => boolean,
  ms: number,
): Step[] {
  const said = [
    ['thoughts', thoughts],
    ['text', text],
  ] as const;
  const done = calls.slice(0, callsKept).map(({ name, input }) => {
    const asked = typeof input === 'string' ? input : (JSON.stringify(input) ?? '');
    return isTool(name) ? [name, asked] : ['unknown-tool', `${name.slice(0, nameMax)} ${asked}`];
  });
  const more = calls.length - done.length;
  return [
    ...said.filter(([, words]) => words.trim() !== ''),
    ...done,
    ...(more > 0 ? [['more-calls', String(more)]] : []),
  ].map(([name = '', detail = ''], at) => ({
    ...{ name, detail: detail.slice(0, detailMax).toWellFormed() },
    ms: at === 0 ? Math.round(ms) : 0,
  }));
}

/** An endpoint may say anything; what is added up must be a count. */
export const tokensOf = (input: unknown, output: unknown): Thought['tokens'] => ({
  in: countOf(input),
  out: countOf(output),
});

const countOf = (told: unknown): number =>
  typeof told === 'number' && told > 0 ? Math.min(Math.round(told), 10_000_000) : 0;

/** chosen: what a token has in most models and languages; a rough count ends a day where none would not. */
const bytesPerToken = 4;

/** Where an endpoint does not say what an answer has used, by what was sent and what was said. */
export const estimated = <Said extends Heard>(heard: Said, askedBytes: number): Said => {
  const { thoughts, text, calls, tokens } = heard;
  const asked = calls.map(
    ({ name, input }) => name + (typeof input === 'string' ? input : JSON.stringify(input)),
  );
  const saidBytes = Buffer.byteLength([thoughts, text, ...asked].join(''));
  return {
    ...heard,
    tokens: {
      in: tokens.in || Math.ceil(askedBytes / bytesPerToken),
      out: tokens.out || Math.ceil(saidBytes / bytesPerToken),
    },
  };
};

/** Without what no database keeps. */
export const storable = <Value>(value: Value): Value =>
  JSON.parse(
    JSON.stringify(value, (_, part: unknown) =>
      typeof part === 'string' ? part.toWellFormed().replaceAll('\u0000', '\ufffd') : part,
    ),
  );
