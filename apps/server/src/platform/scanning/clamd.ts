import { createReadStream } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { pipeline } from 'node:stream/promises';

type Address = { host: string; port: number };

const pieceBytes = 256 * 1024;
/** Longest time without an answer or progress. */
const idleMs = 60_000;
/** clamd answers one short line. */
const answerBytes = 4_096;

/**
 * Sends a file to clamd by INSTREAM: each piece with its length before it, and a length of 0 at the end. Throws when
 * there is no answer, and when clamd refuses the file, for example because it is larger than its StreamMaxLength.
 */
export async function scanWithClamd(address: Address, path: string): Promise<'clean' | 'infected'> {
  const socket = connect(address);
  socket.setTimeout(idleMs, () => socket.destroy(new Error('clamd did not answer in time')));
  try {
    const answer = readAnswer(socket);
    // clamd may answer and close before it has read everything. Its answer counts then, and says why.
    const sent = pipeline(createReadStream(path, { highWaterMark: pieceBytes }), inPieces, socket, { end: false });
    await Promise.race([answer, sent.then(() => answer)]);
    return verdictOf(await answer);
  } finally {
    socket.destroy();
  }
}

async function* inPieces(file: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  yield Buffer.from('zINSTREAM\0');
  for await (const piece of file) {
    yield lengthOf(piece.byteLength);
    yield piece;
  }
  yield lengthOf(0);
}

function lengthOf(bytes: number): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(bytes);
  return length;
}

function readAnswer(socket: Socket): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = '';
    socket.on('data', (piece) => {
      text += piece.toString('latin1');
      const end = text.indexOf('\0');
      if (end >= 0) resolve(text.slice(0, end));
      else if (text.length > answerBytes) reject(new Error('clamd answered too much'));
    });
    socket.on('error', reject);
    socket.on('close', () => reject(new Error('clamd closed the connection without an answer')));
  });
}

function verdictOf(answer: string): 'clean' | 'infected' {
  if (answer === 'stream: OK') return 'clean';
  if (answer.startsWith('stream: ') && answer.endsWith(' FOUND')) return 'infected';
  throw new Error(`clamd answered: ${answer.slice(0, 200)}`);
}
