import { z } from 'zod';
import { dataIn, type Event, eventOf, together } from './completionOf';
import { type Heard, tokensOf } from './Heard';

const words = z.string().nullish().catch(null);
const called = z.object({ function: z.object({ name: words, arguments: words }) });
const completion = z.object({
  choices: z
    .array(
      z.object({
        message: z.object({ content: words, reasoning_content: words, tool_calls: z.unknown().optional() }),
      }),
    )
    .catch([]),
  usage: z
    .object({ prompt_tokens: z.unknown().optional(), completion_tokens: z.unknown().optional() })
    .nullish()
    .catch(null),
});

/**
 * As much as can be understood of an answer that is refused: what it cost is to be paid for, and what was said is to be
 * seen. Of what is no answer at all the letters are kept as they came, unless it is an error, which the model has not said.
 */
export function heardIn(body: string, isError: boolean): Heard {
  const { choices, usage } = completion.safeParse(read(body)).data ?? { choices: [], usage: null };
  const { content, reasoning_content: thoughts, tool_calls: asked } = choices[0]?.message ?? {};
  const calls = z.array(called).safeParse(asked).data ?? [];
  const isNothing = !content && !thoughts && calls.length === 0;
  return {
    thoughts: thoughts ?? '',
    text: content ?? (isNothing && !isError && !usage ? body : ''),
    calls: calls.map((call) => ({ name: call.function.name ?? '', input: call.function.arguments ?? '' })),
    tokens: tokensOf(usage?.prompt_tokens, usage?.completion_tokens),
  };
}

/** Whole, or the pieces of it that are whole. */
function read(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return pieces(body);
  }
}

function pieces(body: string): unknown {
  try {
    return together(dataIn(body).flatMap(pieceOf));
  } catch {
    return null;
  }
}

function pieceOf(data: string): readonly Event[] {
  try {
    return [eventOf(data)];
  } catch {
    return [];
  }
}
