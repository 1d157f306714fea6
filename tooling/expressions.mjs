// Regular expressions that a long text can keep busy (quadratic or worse), found by reading them.
import { slowExpressions } from './expressions/slowExpressions.mjs';
import { root } from './root.mjs';

const { expressions, problems } = slowExpressions(root);
for (const problem of problems) console.log(problem);
console.log(`${expressions} expressions, ${problems.length} problems`);
if (problems.length > 0) process.exitCode = 1;
