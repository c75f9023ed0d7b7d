import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const dropped = new RegExp(
  [
    'react-router/dist/production/lib/(router/instrumentation|dom/ssr/links)\\.js$',
    '@tanstack/query-core/build/modern/infiniteQueryBehavior\\.js$',
  ].join('|'),
  'u',
);

/**
 * Leaves out unused parts of libraries, 7 kB of the first script: the instrumentation of React Router, which only a router
 * with `instrumentations` calls, the links that its `Link` prefetches, and queries of endless lists. Their functions return
 * undefined.
 */
export const dropUnusedParts = (): Plugin => ({
  name: 'drop-unused-parts',
  apply: 'build',
  load(id) {
    if (!dropped.test(id)) return undefined;
    const [, names = ''] = /^export \{([^}]+)\};/mu.exec(readFileSync(id, 'utf8')) ?? [];
    const exported = names.split(',').map((name) => `unused as ${name.trim()}`);
    return `const unused = () => undefined;\nexport { ${exported.join(', ')} };`;
  },
});
