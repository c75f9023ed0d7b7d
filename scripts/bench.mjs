import { buildWeb, install, nodeBinary, run } from './prepare.mjs';

install();
buildWeb();
run(nodeBinary(), ['bench/run.ts', ...process.argv.slice(2)]);
