// `npm run backup`, `restore`, `move` and `configure`: what an operator does with the data.
import { prepareProgram } from './prepareProgram.mjs';

await prepareProgram();
await import('../apps/server/dist/operate.mjs');
