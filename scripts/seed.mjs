import { become, install } from './prepare.mjs';

install();
become(['apps/server/src/seed.ts', ...process.argv.slice(2)]);
