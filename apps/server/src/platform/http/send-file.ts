import type { FastifyReply } from 'fastify';
import type { FileAnswer } from './answers.ts';

/** Policy for stored files: no scripts, no frames and an origin of its own. The file can do nothing here. */
const shut = "default-src 'none'; sandbox";
/** Policy for PDFs. The PDF viewer of the browser does not open inside a sandbox. The viewer has its own sandbox. */
const pdfViewer = "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'";

export function sendFile(reply: FastifyReply, file: FileAnswer): FastifyReply {
  const isShown = file.isInline ?? false;
  reply
    .type(file.type)
    .header('X-Content-Type-Options', 'nosniff')
    .header('Content-Security-Policy', isShown && file.type === 'application/pdf' ? pdfViewer : shut);
  if (file.bytes !== undefined) reply.header('Content-Length', file.bytes);
  if (file.name !== undefined) reply.header('Content-Disposition', disposition(isShown, file.name));
  if (file.forAnyone !== undefined) reply.header('Access-Control-Allow-Origin', '*');
  reply.header('Cache-Control', cachingOf(file));
  return reply.send(file.stream);
}

function cachingOf({ immutable, forAnyone }: FileAnswer): string {
  if (forAnyone !== undefined) return `public, max-age=${forAnyone.seconds}`;
  return immutable ? 'private, max-age=31536000, immutable' : 'private, no-store';
}

/** Returns the header with a plain name for old clients. Adds the full name (RFC 6266) when it has other letters. */
function disposition(isShown: boolean, name: string): string {
  const plain = name.replace(/[^\w .()-]/gu, '');
  const whole =
    plain === name
      ? ''
      : `; filename*=UTF-8''${encodeURIComponent(name.toWellFormed()).replace(/['()*]/gu, escapeByte)}`;
  return `${isShown ? 'inline' : 'attachment'}; filename="${plain}"${whole}`;
}

function escapeByte(character: string): string {
  return `%${character.charCodeAt(0).toString(16).toUpperCase()}`;
}
