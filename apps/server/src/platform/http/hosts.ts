import { AppError, messages } from '@doselore/contract';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../../config.ts';
import { healthRoutes } from './health.ts';

const contentRoutes = new Set(['/play/:launch', '/v/*', '/player.js', '/commit']);

/**
 * Keeps the app and the content host apart by the Host header. With configured addresses each answers its own paths
 * only. Locally each of the two names is the other's content host, so both answer all; there it is the browser that
 * keeps cookies and storage of the two names apart.
 */
export function separateHosts(app: FastifyInstance, config: Config): void {
  const { contentUrl } = config;
  if (contentUrl === undefined) return;
  const contentHost = new URL(contentUrl).host;
  app.addHook('onRequest', async (request) => {
    // By route, not by address: `/%76/` is `/v/` too.
    const route = request.routeOptions.url ?? '';
    if (healthRoutes.has(route)) return;
    const isContentRoute = contentRoutes.has(route);
    if ((request.host === contentHost) !== isContentRoute) throw new AppError('not_found', messages.notFoundTitle);
  });
}
