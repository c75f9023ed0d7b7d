import { install, nodeBinary, run } from './prepare.mjs';

install();
run(nodeBinary(), ['apps/server/src/backup.ts', ...process.argv.slice(2)]);
