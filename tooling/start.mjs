// `npm start`: one program, so that signals reach the server itself.
import { prepareProgram } from './prepareProgram.mjs';

await prepareProgram();
await import('../apps/server/dist/main.mjs');
