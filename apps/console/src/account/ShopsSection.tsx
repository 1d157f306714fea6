import type { OwnAccount } from '@shopbell/protocol';
import { useMutation } from '@tanstack/react-query';
import { Button } from '../app/Button';
import { Section } from '../app/Page';
import { Table } from '../app/Table';
import { FormProblem } from '../forms/FormProblem';
import { problemText } from '../http/problemText';
import { sendJson } from '../http/sendJson';

/** For those who answer for several shops. */
export function ShopsSection({ shops }: Pick<OwnAccount, 'shops'>) {
  const choosing = useMutation({ mutationFn: choose });

  async function choose(shopId: number) {
    await sendJson('PUT', 'account/shop', { shopId });
    // Another shop is another desk: nothing of the one before stays on the page.
    location.assign('/console/inbox');
  }

  return (
    <Section isWide title="Shops" about="You are in several teams. The console shows one at a time.">
      <Table label="Shops" columns={['Shop', '']}>
        {shops.map(({ id, name, isCurrent }) => (
          <tr key={id}>
            <td>{name}</td>
            <td>
              {isCurrent ? (
                'Shown now'
              ) : (
                <Button
                  label={`Go to ${name}`}
                  isBusy={choosing.isPending && choosing.variables === id}
                  onClick={() => choosing.mutate(id)}
                >
                  Go to
                </Button>
              )}
            </td>
          </tr>
        ))}
      </Table>
      <FormProblem>{choosing.isError && problemText(choosing.error)}</FormProblem>
    </Section>
  );
}
