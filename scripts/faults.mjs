import { installBrowser } from './install-packages.mjs';
import { buildWeb, install, run } from './prepare.mjs';

install();
installBrowser();
buildWeb();
run('vitest', ['run', '--config', 'vitest.faults.config.ts', ...process.argv.slice(2)]);
