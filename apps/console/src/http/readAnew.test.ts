import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { readAnew } from './readAnew';

it('what was asked for before the news is asked for again, also where it is the first answer', async () => {
  const queryClient = new QueryClient();
  const answers: ((value: string) => void)[] = [];
  const options = {
    queryKey: ['rows'],
    queryFn: () => new Promise<string>((done) => answers.push(done)),
  };
  const first = queryClient.fetchQuery(options);
  const anew = readAnew(queryClient, ({ queryKey }) => queryKey[0] === 'rows');
  answers[0]?.('of before');
  await Promise.all([first, anew]);
  expect(queryClient.getQueryState(['rows'])).toMatchObject({ data: 'of before', isInvalidated: true });
});
