import { useMutation } from '@tanstack/react-query';
import { Dialog } from '../../app/Dialog';
import { problemCode, problemText } from '../../http/problemText';
import { useDesk } from '../useDesk';

/** Another tab has gone on to another shop: what is written here stays, and one says for which of them to go on. */
export function OtherShop({ name }: { readonly name: string }) {
  const { desk, member, shopChoice } = useDesk();
  const own = member.shop.name;
  const coming = useMutation({
    mutationFn: async () => {
      await shopChoice.comeBack();
      desk.client.connect();
    },
  });
  const isRemoved = problemCode(coming.error) === 'not-found';
  const problem = isRemoved ? `You are not in the team of ${own} any more.` : problemText(coming.error);

  return (
    <Dialog
      title={`This tab shows ${own}`}
      about={`In another tab you have gone on to ${name}, so nothing was done here. What you wrote stays if you come back.`}
      action={`Come back to ${own}`}
      isBusy={coming.isPending}
      problem={coming.isError ? problem : null}
      // Another shop is another desk: nothing of the one before stays on the page.
      alternative={{ words: `Go on with ${name}`, onChoose: () => location.assign('/console/inbox') }}
      onConfirm={() => coming.mutate()}
      onClose={shopChoice.leaveOpen}
    />
  );
}
