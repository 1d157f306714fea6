import { useRouteContext } from '@tanstack/react-router';

/** The signed-in person and their desk. */
export const useDesk = () => useRouteContext({ from: '/desk' });
