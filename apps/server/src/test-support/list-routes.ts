import type { FastifyInstance } from 'fastify';

/** Lists every route of a running server, such as `GET /api/user`. A route of GET answers HEAD too, which is left out. */
export function listRoutes(app: FastifyInstance): string[] {
  const routes: string[] = [];
  const parents: string[] = [];
  // Each line continues the address of the line that it is indented below: `│   └── /:userId (GET, HEAD)`.
  for (const line of app.printRoutes({ commonPrefix: false }).trimEnd().split('\n')) {
    const [, indent = '', part = '', , methods = ''] = /^(.*)(?:├|└)── (.*?)( \(([A-Z, ]+)\))?$/u.exec(line) ?? [];
    const depth = indent.length / 4;
    parents.splice(depth, parents.length, part);
    const all = methods.split(', ').filter(Boolean);
    const listed = all.includes('GET') ? all.filter((method) => method !== 'HEAD') : all;
    routes.push(...listed.map((method) => `${method} ${parents.join('')}`));
  }
  return routes;
}
