import type { FastifyInstance } from 'fastify';
import type { Services } from '../services.ts';
import { originsFor } from './origins.ts';

/** Sets the headers that answers of both hosts share: no sniffing, no use by other sites, and https alone in public. */
export function commonHeaders(app: FastifyInstance, { config }: Services): void {
  const isPublic = config.publicUrl?.startsWith('https:') ?? false;
  app.addHook('onSend', async (_request, reply) => {
    reply.header('X-Content-Type-Options', 'nosniff').header('Cross-Origin-Resource-Policy', 'same-origin');
    if (isPublic) reply.header('Strict-Transport-Security', 'max-age=31536000; includeSubDomains');
  });
}

/** Headers of the app's own host. Mantine sets style attributes, hence `unsafe-inline` for styles alone. */
export function appHeaders(app: FastifyInstance, services: Services): void {
  app.addHook('onSend', async (request, reply) => {
    // Scripts, styles and fonts are not documents. The other headers would only make each of them larger.
    const isDocument = String(reply.getHeader('Content-Type')).startsWith('text/html');
    if (request.url.startsWith('/assets/') && reply.statusCode === 200 && !isDocument) return;
    reply.header('Referrer-Policy', 'no-referrer');
    if (!reply.hasHeader('Cache-Control')) reply.header('Cache-Control', 'no-store');
    // Data loads nothing, may be in no frame, and opens no window.
    if (String(reply.getHeader('Content-Type')).startsWith('application/json')) {
      reply.header('Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'");
      return;
    }
    // A picture loads nothing either. An SVG may have styles of its own.
    if (String(reply.getHeader('Content-Type')).startsWith('image/') && !reply.hasHeader('Content-Security-Policy')) {
      reply.header('Content-Security-Policy', "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'");
      return;
    }
    if (!reply.hasHeader('Content-Security-Policy')) {
      const content = originsFor(services.config, request.host)?.content ?? "'none'";
      reply.header(
        'Content-Security-Policy',
        `default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; connect-src 'self'; font-src 'self'; frame-src ${content}; manifest-src 'self'; worker-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
      );
    }
    reply.header('Cross-Origin-Opener-Policy', 'same-origin');
    const content = originsFor(services.config, request.host)?.content;
    if (content)
      reply.header('Permissions-Policy', `unload=(self "${content}"), camera=(), microphone=(), geolocation=()`);
  });
}
