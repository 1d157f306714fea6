/** chosen: what a help center has, and not what would keep a server busy. */
export const importLimits = {
  filesMax: 500,
  pathMax: 2048,
  /** Letters of one file, and of all together. */
  fileMax: 1_000_000,
  wholeMax: 5_000_000,
  pagesMax: 200,
};
