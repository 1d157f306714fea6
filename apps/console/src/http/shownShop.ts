/**
 * The shop that this tab shows. Another tab of the same person may have gone on to another one, so every call names it,
 * and the server refuses what is meant for a shop that is not the chosen one any more.
 */
interface ShownShop {
  /** Null until it is known who is signed in. */
  id: number | null;
  /** A call was refused for it. */
  onOther: () => void;
}

export const shownShop: ShownShop = { id: null, onOther: () => {} };
