/** Something the person at the keyboard can mend; the message says how. */
export class OperationRefused extends Error {}
