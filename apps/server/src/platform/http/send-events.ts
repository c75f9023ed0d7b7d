import type { FastifyReply } from 'fastify';
import type { EventStream } from './serve.ts';

/**
 * Sends a stream of events. Forbids caching, compressing and buffering, because an event is useful only while it is
 * new.
 */
export function sendEvents(reply: FastifyReply, events: EventStream): FastifyReply {
  return reply
    .type('text/event-stream; charset=utf-8')
    .header('Cache-Control', 'no-store, no-transform')
    .header('X-Accel-Buffering', 'no')
    .send(events);
}
