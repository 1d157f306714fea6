// `node bench/holdout.mjs [shops] [seed]`: made-up shops with a true effect of their campaigns that is known because it
// was put in. Each reads its report every week for eight weeks. How often do the intervals cover the truth, and how
// often is an effect claimed where there is none?
import { join } from 'node:path';
import { build } from 'esbuild';
import { root } from '../tooling/root.mjs';

const shops = Number(process.argv[2] ?? 2000);
const seed = Number(process.argv[3] ?? 14);

const { outputFiles } = await build({
  entryPoints: [join(root, 'packages/rules/src/experiment-testing/judgeShops.ts')],
  ...{ bundle: true, write: false, format: 'esm', platform: 'node' },
});
const code = Buffer.from(outputFiles[0].contents).toString('base64');
const { judgeShops } = await import(`data:text/javascript;base64,${code}`);

const withEffect = judgeShops(shops, seed, 0.4);
const without = judgeShops(shops, seed + 1, 0);
const share = (count, { shops: all, silent }) => `${((100 * count) / (all - silent)).toFixed(1)} %`;
const row = (name, judged) => ({
  shops: name,
  'sold too little': judged.silent,
  'every look covers': share(judged.coveredAlways, judged),
  'last look covers': share(judged.coveredAtEnd, judged),
  'an effect is claimed': share(judged.claimed, judged),
  mismatches: judged.mismatches,
});
console.log(`${shops} shops each, seed ${seed}`);
console.table([row('with an effect', withEffect), row('without', without)]);

const covered = [withEffect, without].flatMap((judged) =>
  [judged.coveredAlways, judged.coveredAtEnd].map((count) => count / (judged.shops - judged.silent)),
);
const claimed = without.claimed / (without.shops - without.silent);
const isGood = covered.every((each) => each >= 0.94 && each <= 0.98) && claimed <= 0.06;
console.log(
  isGood ? 'within 94 to 98 %, and claimed in at most 6 %' : 'OUTSIDE of 94 to 98 %, or claimed in over 6 %',
);
process.exitCode = isGood ? 0 : 1;
