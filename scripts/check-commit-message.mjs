import { readFileSync } from 'node:fs';
import { problemsOf } from './commit-message.mjs';

// The hook commit-msg of git calls this with the file of the message.
const problems = problemsOf(readFileSync(process.argv[2], 'utf8'));
for (const problem of problems) console.error(problem);
if (problems.length > 0) console.error('docs/WRITING.md has the rules for commits. The body says why.');
process.exit(problems.length > 0 ? 1 : 0);
