import { AppError, messages } from '@doselore/contract';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../../config.ts';
import { healthRoutes } from './lifecycle/health.ts';

const contentRoutes = new Set(['/play/:launch', '/v/*', '/player.js', '/commit']);

/**
 * Keeps the app and the content host apart by the Host header. With configured addresses each host answers only its own
 * paths. Locally each of the two names is the content host of the other, so both answer all paths. There the browser
 * keeps the cookies and storage of the two names apart.
 */
export function separateHosts(app: FastifyInstance, config: Config): void {
  const { contentUrl } = config;
  if (contentUrl === undefined) return;
  const contentHost = new URL(contentUrl).host;
  app.addHook('onRequest', async (request) => {
    // Compares the route, not the address: `/%76/` is `/v/` too.
    const route = request.routeOptions.url ?? '';
    if (healthRoutes.has(route)) return;
    const isContentRoute = contentRoutes.has(route);
    if ((request.host === contentHost) !== isContentRoute) throw new AppError('not_found', messages.notFoundTitle);
  });
}
