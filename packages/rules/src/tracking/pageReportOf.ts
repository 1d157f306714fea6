import type { PageReport } from '@shopbell/protocol';

/** Of a browser's page; not every one says how it is connected. */
export interface PageSurroundings {
  readonly location: { readonly origin: string; readonly pathname: string };
  readonly navigator: {
    readonly onLine: boolean;
    readonly connection?: { readonly effectiveType?: string; readonly downlink?: number };
  };
}

/** What is told, with the page it is of, without what stands behind its question mark. */
export const pageReportOf = (
  report: Pick<PageReport, 'kind' | 'name' | 'message'>,
  release: string,
  { location, navigator: { onLine, connection } }: PageSurroundings,
): PageReport => ({
  ...{ ...report, release, page: location.origin + location.pathname },
  connection: {
    isOnline: onLine,
    type: connection?.effectiveType ?? null,
    downlinkMbps: connection?.downlink ?? null,
  },
});

/** The folder that code came from is named by its build. */
export const releaseOf = (address: string): string => /\/assets\/([^/]+)\//.exec(address)?.[1] ?? 'unknown';
