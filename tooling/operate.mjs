// `npm run backup`, `npm run restore` and `npm run move`: what an operator does with the data.
import { prepareProgram } from './prepareProgram.mjs';

await prepareProgram();
await import('../apps/server/dist/operate.mjs');
