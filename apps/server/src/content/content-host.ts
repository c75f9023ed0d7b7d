import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { checkMayRead, commitAttempt, openLaunch } from '../features/learning/learning/index.ts';
import { notFound } from '../platform/access/index.ts';
import { sha256 } from '../platform/secrets.ts';
import { onReserved, type Services } from '../platform/services.ts';
import { closedPolicy, connectionsOf, filePolicy, playerPolicy } from './content-policy.ts';
import { filePrefix, readFileAddress } from './file-address.ts';
import { playerPage, stalePage } from './player-page.ts';
import { receiveCommit } from './receive-commit.ts';
import { sendPackageFile } from './send-file.ts';
import { countUnknownTokens } from './unknown-tokens.ts';

/**
 * Mounts the content host: the player page, the files of a package, and commits by attempt token. The host has no
 * cookies, no sessions and no other calls. A package can do nothing here that its player could not do.
 */
export function mountContentHost(app: FastifyInstance, services: Services, playerScript: string): void {
  // Every answer has a policy, because a package could run its scripts in any page of its own origin.
  app.addHook('onSend', async (_request, reply) => {
    if (!reply.hasHeader('Content-Security-Policy')) reply.header('Content-Security-Policy', closedPolicy);
  });

  const version = sha256(playerScript).toString('base64url');
  app.get('/play/:launch', async (request: FastifyRequest<{ Params: { launch: string } }>, reply) => {
    const opened = await openLaunch(services, request.params.launch);
    if (opened === undefined || !isAt(request, opened.launch.contentOrigin)) throw notFound();
    const { launch, attempt } = opened;
    contentHeaders(reply);
    // Clears what an earlier course left in the storage of this browser.
    reply.header('Clear-Site-Data', '"storage"');
    reply.type('text/html; charset=utf-8');
    const allowOutside = attempt?.allow_outside_connections ?? false;
    const hosts = { ...launch, allowOutside, allowedHosts: attempt?.allowed_hosts ?? [] };
    reply.header('Content-Security-Policy', playerPolicy(hosts));
    if (!allowOutside) reply.header('Connection-Allowlist', connectionsOf(hosts));
    if (attempt === undefined) return stalePage(launch.appOrigin, version);
    return playerPage({ services, attempt, launch, version });
  });

  const etag = `"${version}"`;
  app.get('/player.js', async (request: FastifyRequest<{ Querystring: { v?: string } }>, reply) => {
    reply.header('ETag', etag);
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    reply
      .type('text/javascript; charset=utf-8')
      // A page of another version, from a node that is updated later, gets this script once, and asks again next time.
      .header('Cache-Control', request.query.v === version ? 'public, max-age=31536000, immutable' : 'no-cache')
      .header('X-Content-Type-Options', 'nosniff');
    return playerScript;
  });

  app.get(`${filePrefix}*`, async (request: FastifyRequest<{ Params: { '*': string } }>, reply) => {
    const address = readFileAddress(services, request.params['*']);
    if (address === undefined || !isAt(request, address.contentOrigin)) throw notFound();
    if (request.headers['service-worker'] !== undefined) throw notFound();
    await checkMayRead(services, address.userId);
    contentHeaders(reply);
    reply.header('Content-Security-Policy', filePolicy(address));
    if (!address.allowOutside) reply.header('Connection-Allowlist', connectionsOf(address));
    // Players of videos refuse to play for a page that does not say where it is. Only the host is sent.
    if (address.allowedHosts.length > 0) reply.header('Referrer-Policy', 'strict-origin');
    return sendPackageFile(services, { request, reply, address });
  });

  const unknownTokens = countUnknownTokens(services.clock);
  void app.register(async (commits) => {
    // `receiveCommit` reads the body, whatever its content type: a beacon sends its JSON as text/plain.
    commits.removeAllContentTypeParsers();
    commits.addContentTypeParser('*', (_request, _body, done) => done(null));
    commits.post('/commit', async (request, reply) => {
      reply.header('Cache-Control', 'no-store');
      const reserved = onReserved(services);
      return receiveCommit({ services: reserved, unknownTokens, request }, (commit) => commitAttempt(reserved, commit));
    });
  });
}

/**
 * Returns whether a request arrived at `origin`. An address works only at the host it was signed for, never at the
 * app's own.
 */
function isAt(request: FastifyRequest, origin: string): boolean {
  const requestedOrigin = `${new URL(origin).protocol}//${request.host}`;
  return URL.canParse(requestedOrigin) && new URL(requestedOrigin).origin === new URL(origin).origin;
}

function contentHeaders(reply: FastifyReply): void {
  reply
    .header('Referrer-Policy', 'no-referrer')
    .header('X-Content-Type-Options', 'nosniff')
    .header('X-DNS-Prefetch-Control', 'off')
    .header('Permissions-Policy', 'unload=(self), camera=(), microphone=(), geolocation=()')
    .header('Cache-Control', 'private, no-store');
}
