import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const dropped = /react-router\/dist\/production\/lib\/(router\/instrumentation|dom\/ssr\/links)\.js$/u;

/**
 * Leaves out two unused parts of React Router, 6 kB of the first script: instrumentation, which only a router with
 * `instrumentations` calls, and the links that `Link` prefetches. Their functions return undefined.
 */
export const dropRouterParts = (): Plugin => ({
  name: 'drop-router-parts',
  apply: 'build',
  load(id) {
    if (!dropped.test(id)) return undefined;
    const [, names = ''] = /^export \{([^}]+)\};/mu.exec(readFileSync(id, 'utf8')) ?? [];
    const exported = names.split(',').map((name) => `unused as ${name.trim()}`);
    return `const unused = () => undefined;\nexport { ${exported.join(', ')} };`;
  },
});
