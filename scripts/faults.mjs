import { install, run } from './prepare.mjs';

install();
run('vitest', ['run', '--config', 'vitest.faults.config.ts', ...process.argv.slice(2)]);
