import { shopperExport, shopperRequest, shopperRequests, shopperSummary } from '@shopbell/protocol/schemas';
import { queryOptions } from '@tanstack/react-query';
import { getJson } from '../../../http/getJson';
import { saveFile } from '../../../http/saveFile';
import { sendJson } from '../../../http/sendJson';

/** Who asked for what; looked at again as long as something is being deleted. */
export const requestsQuery = queryOptions({
  queryKey: ['shopper-requests'],
  queryFn: ({ signal }) => getJson('/console/api/shoppers/requests', shopperRequests, signal),
  refetchInterval: ({ state }) =>
    state.data?.requests.some(({ finishedAt }) => finishedAt === null) ? 1000 : false,
});

export const findShopper = (address: string) =>
  sendJson('POST', 'shoppers/find', { address }, shopperSummary);

export const eraseShopper = (address: string) =>
  sendJson('POST', 'shoppers/erase', { address }, shopperRequest);

/** As a file, which the browser puts where it puts files. */
export async function downloadShopper(address: string): Promise<void> {
  const found = await sendJson('POST', 'shoppers/export', { address }, shopperExport);
  saveFile(
    `shopper-${found.exportedAt.slice(0, 10)}.json`,
    JSON.stringify(found, null, 2),
    'application/json',
  );
}
