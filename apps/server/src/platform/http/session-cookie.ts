import type { FastifyRequest } from 'fastify';
import type { Services } from '../services.ts';

/**
 * Returns the name of the session cookie, and whether it is secure. `__Host-` binds the cookie to this host but needs
 * https. A plain local address goes without.
 */
export function sessionCookie(services: Services): { name: string; secure: boolean } {
  const secure = services.config.publicUrl?.startsWith('https:') ?? false;
  return { name: secure ? '__Host-sid' : 'sid', secure };
}

export function sessionToken(services: Services, request: FastifyRequest): string {
  return request.cookies[sessionCookie(services).name] ?? '';
}
