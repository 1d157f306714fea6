/** The screens there are (RTE-04, RTE-05, RTE-16). Later features add theirs here. */
export const screenPaths = ['/chat', '/offline-capture', '/require-email-capture'] as const;
