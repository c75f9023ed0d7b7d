import { spawn } from 'node:child_process';
import { buildWeb, install, nodeBinary, root } from './prepare.mjs';

install();
buildWeb();
const server = spawn(nodeBinary(), ['apps/server/src/server.ts'], { cwd: root, stdio: 'inherit' });
// Ctrl-C reaches the server by itself. This process waits for the server, and passes on signals that only it received.
process.on('SIGINT', () => undefined);
process.on('SIGTERM', () => server.kill('SIGTERM'));
server.on('exit', (code) => process.exit(code ?? 0));
