import type { FastifyReply } from 'fastify';
import type { EventStream } from './serve.ts';

/** Neither kept nor packed nor held back on the way: an event is worth something while it is new. */
export function sendEvents(reply: FastifyReply, events: EventStream): FastifyReply {
  return reply
    .type('text/event-stream; charset=utf-8')
    .header('Cache-Control', 'no-store, no-transform')
    .header('X-Accel-Buffering', 'no')
    .send(events);
}
