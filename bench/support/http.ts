import { Agent, type IncomingMessage, request } from 'node:http';
import { buffer } from 'node:stream/consumers';

type Call = { method?: string; path: string; host: string; headers?: Record<string, string>; body?: string | Buffer };
export type Reply = { status: number; body: Buffer; cookies: string[] };

/** One connection that is kept open, as a browser's is. Throws for an answer that is no success. */
export function openConnection(port: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  return (call: Call): Promise<Reply> =>
    new Promise((resolve, reject) => {
      const { method = 'GET', path, host, headers = {}, body } = call;
      const length: Record<string, number> = body === undefined ? {} : { 'content-length': Buffer.byteLength(body) };
      const sent = request(
        { agent, host: '127.0.0.1', port, method, path, headers: { host: `${host}:${port}`, ...length, ...headers } },
        (answer) => {
          readReply(answer)
            .then((reply) => {
              if (reply.status >= 400)
                throw new Error(`${method} ${path} answered ${reply.status}: ${reply.body.toString().slice(0, 300)}`);
              resolve(reply);
            })
            .catch(reject);
        },
      );
      sent.on('error', reject);
      sent.end(body);
    });
}

async function readReply(answer: IncomingMessage): Promise<Reply> {
  return {
    status: answer.statusCode ?? 0,
    body: await buffer(answer),
    cookies: (answer.headers['set-cookie'] ?? []).map((cookie) => cookie.split(';')[0] ?? ''),
  };
}

/** Somebody who is signed in: cookies go along, and calls that change something carry the cross-site token. */
export async function openSignedIn(port: number, sessionToken: string) {
  const connection = openConnection(port);
  const host = 'localhost';
  const { cookies } = await connection({ path: '/csrf-cookie', host, headers: { cookie: `sid=${sessionToken}` } });
  const cookie = [`sid=${sessionToken}`, ...cookies].join('; ');
  const token = decodeURIComponent(cookies.find((one) => one.startsWith('XSRF-TOKEN='))?.slice(11) ?? '');
  return (method: string, path: string, body?: unknown, type = 'application/json'): Promise<Reply> =>
    connection({
      method,
      path,
      host,
      headers: { cookie, 'x-xsrf-token': token, ...(body === undefined ? {} : { 'content-type': type }) },
      ...(body === undefined ? {} : { body: Buffer.isBuffer(body) ? body : JSON.stringify(body) }),
    });
}
