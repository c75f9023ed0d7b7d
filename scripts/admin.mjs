import { become, install } from './prepare.mjs';

install();
become(['apps/server/src/admin.ts', ...process.argv.slice(2)]);
