import type { FastifyRequest } from 'fastify';
import type { Services } from '../services.ts';

/** `__Host-` binds the cookie to this host, but needs https; a plain local address goes without. */
export function sessionCookie(services: Services): { name: string; secure: boolean } {
  const secure = services.config.publicUrl?.startsWith('https:') ?? false;
  return { name: secure ? '__Host-sid' : 'sid', secure };
}

export function sessionToken(services: Services, request: FastifyRequest): string {
  return request.cookies[sessionCookie(services).name] ?? '';
}
