// `npm run backup`, `restore`, `move`, `configure` and `demo`: what an operator does with the data.
import { prepareProgram } from './prepareProgram.mjs';

await prepareProgram();
await import('../apps/server/dist/operate.mjs');
