import cookie from '@fastify/cookie';
import multipart from '@fastify/multipart';
import fastify, { type FastifyInstance, LogController } from 'fastify';
import { mountContentHost } from './content/content-host.ts';
import { openRooms } from './features/index.ts';
import { checkAllServed } from './platform/http/endpoints.ts';
import { handleErrors } from './platform/http/error-handler.ts';
import { separateHosts } from './platform/http/hosts.ts';
import { type Health, mountHealth } from './platform/http/lifecycle/health.ts';
import { mountRoutes } from './platform/http/mount.ts';
import { answerInvalidHttp, answerUnreadable, newRequestId, sendRequestIds } from './platform/http/request-ids.ts';
import { appHeaders, commonHeaders } from './platform/http/security-headers.ts';
import { compressAnswers } from './platform/http/web-files/compress.ts';
import { serveHeadOfLogin, serveWeb } from './platform/http/web-files/serve-web.ts';
import type { Services } from './platform/services.ts';

type Options = {
  services: Services;
  /** The player, as one script for the browser. */
  playerScript: string;
  /** Folder of the built web application; left out, only calls are answered. */
  webFolder?: string | undefined;
  /** Destination of the log lines; `true` is the output of the process. */
  log?: boolean | { write: (line: string) => void };
  health?: Health;
};

/** Builds the whole server, ready to listen or to answer `inject`. */
export async function createApp({
  services,
  playerScript,
  webFolder,
  log = false,
  health = { isDraining: false },
}: Options): Promise<FastifyInstance> {
  const app = fastify({
    logger: log !== false && {
      level: 'warn',
      redact: ['req.headers.cookie', 'req.headers.authorization'],
      ...(log === true ? {} : { stream: log }),
    },
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: services.config.trustProxy.length > 0 ? services.config.trustProxy : false,
    bodyLimit: 2 * 1024 * 1024,
    // The router allows 100 characters by default. An address with a signed launch is longer.
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 1_000 },
    // A stopping server answers a new request and then closes its connection.
    forceCloseConnections: false,
    return503OnClosing: false,
    genReqId: newRequestId,
    frameworkErrors: answerUnreadable,
    clientErrorHandler: answerInvalidHttp,
    requestTimeout: 620_000,
  });
  const rooms = openRooms(services);
  checkAllServed(rooms.routes);
  app.addHook('preClose', rooms.endStreams);
  app.addHook('onClose', rooms.close);
  sendRequestIds(app);
  await app.register(cookie);
  await app.register(multipart);
  commonHeaders(app, services);
  handleErrors(app);
  compressAnswers(app);
  separateHosts(app, services.config);
  mountHealth(app, services.db, health);
  await app.register(async (content) => mountContentHost(content, services, playerScript));
  await app.register(async (site) => {
    appHeaders(site, services);
    mountRoutes(site, services, rooms.routes);
    if (webFolder) serveWeb(site, services, webFolder);
    else serveHeadOfLogin(site, services, (_request, reply) => reply.send());
  });
  return app;
}
