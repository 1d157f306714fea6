import { useNavigate, useSearch } from '@tanstack/react-router';
import { filterOf, type InboxSearch } from './inboxFilter';

/** What the address asks for; changing it changes the address, and keeps the open conversation. */
export function useInboxFilter() {
  const search = useSearch({ strict: false }) as InboxSearch;
  const navigate = useNavigate();
  return {
    search,
    filter: filterOf(search),
    setQuery(q: string) {
      if (q === (search.q ?? '')) return;
      void navigate({
        to: '.',
        search: (before: InboxSearch) => {
          const { q: _, ...rest } = before;
          return q === '' ? rest : { ...rest, q };
        },
        replace: true,
      });
    },
  };
}
