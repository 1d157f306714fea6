// Who may import whom, checked: the doors are in arrows/doors.mjs, the other rules beside it.
import { checkArrows } from './arrows/checkArrows.mjs';
import { root } from './root.mjs';

const { files, problems } = checkArrows(root);
for (const { rule, text } of problems) console.log(`${rule}: ${text}`);
console.log(`${files} files, ${problems.length} problems`);
if (problems.length > 0) process.exitCode = 1;
