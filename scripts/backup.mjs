import { become, install } from './prepare.mjs';

install();
become(['apps/server/src/backup.ts', ...process.argv.slice(2)]);
