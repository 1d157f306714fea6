import { constants } from 'node:zlib';

/** As every file leaves the build. Smaller blocks than brotli would choose fit the largest of ours better. */
export const brotliOptions = {
  params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGBLOCK]: 16 },
};
