import { install, nodeBinary, run } from './prepare.mjs';

install();
run(nodeBinary(), ['apps/server/src/seed.ts', ...process.argv.slice(2)]);
