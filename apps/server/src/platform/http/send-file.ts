import type { FastifyReply } from 'fastify';
import type { FileAnswer } from './answers.ts';

/** No scripts, no frames, an origin of its own: whatever is in the file, it can do nothing here. */
const shut = "default-src 'none'; sandbox";
/** The browser's PDF viewer does not open inside a sandbox; it has one of its own. */
const pdfViewer = "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'";

export function sendFile(reply: FastifyReply, file: FileAnswer): FastifyReply {
  const isShown = file.isInline ?? false;
  reply
    .type(file.type)
    .header('X-Content-Type-Options', 'nosniff')
    .header('Content-Security-Policy', isShown && file.type === 'application/pdf' ? pdfViewer : shut);
  if (file.bytes !== undefined) reply.header('Content-Length', file.bytes);
  if (file.name !== undefined) reply.header('Content-Disposition', disposition(isShown, file.name));
  reply.header('Cache-Control', file.immutable ? 'private, max-age=31536000, immutable' : 'private, no-store');
  return reply.send(file.stream);
}

/** The plain name for old readers, and the whole one (RFC 6266) where it has further letters. */
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
