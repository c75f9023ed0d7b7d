import { install, nodeBinary, run } from './prepare.mjs';

install();
run(nodeBinary(), ['content/write-courses.ts', ...process.argv.slice(2)]);
