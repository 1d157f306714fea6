import type { FlowContent, FlowSummary } from '@shopbell/protocol';
import type { FlowLibrary } from '@shopbell/rules/flows';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { calledBy, flowLibraryQuery } from './flowQueries';

/** What shoppers would be led through by this flow beside its own steps. */
export function useFlowLibrary(content: FlowContent, flows: readonly FlowSummary[] | undefined): FlowLibrary {
  const published = useMemo(
    () => new Set(flows?.filter(({ publishedVersion }) => publishedVersion !== null).map(({ id }) => id)),
    [flows],
  );
  const called = [...new Set(calledBy(content))].filter((id) => published.has(id));
  const { data: known } = useQuery({ ...flowLibraryQuery(called, published), enabled: called.length > 0 });
  return useMemo(
    () => (id) => {
      if (!published.has(id)) return null;
      // Until it has come it counts that it is there.
      return known?.[id] ?? { name: '', language: '', triggers: [], start: null, steps: [] };
    },
    [published, known],
  );
}
