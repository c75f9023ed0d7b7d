import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';

export type Answer = LightMyRequestResponse;
type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'HEAD';
type Extra = { body?: unknown; headers?: Record<string, string>; raw?: Buffer };

/** Client like a small browser: stores its cookies and sends the CSRF token back, as the web application does. */
export type Client = {
  cookies: Map<string, string>;
  send: (method: Method, url: string, extra?: Extra) => Promise<Answer>;
  /** Requests a stream of events: returns only the status, and closes the stream. */
  glance: (url: string) => Promise<{ statusCode: number; body: string }>;
  get: (url: string, headers?: Record<string, string>) => Promise<Answer>;
  post: (url: string, body?: unknown, headers?: Record<string, string>) => Promise<Answer>;
  put: (url: string, body?: unknown) => Promise<Answer>;
  upload: (url: string, file: { name: string; bytes: Buffer }) => Promise<Answer>;
};

/** Host of the app. `contentHost` is that of its content host. Both are the local names. */
export const appHost = 'localhost:3000';
export const contentHost = '127.0.0.1:3000';

export function createClient(app: FastifyInstance, start: Record<string, string> = {}): Client {
  const cookies = new Map(Object.entries(start));
  const inject = async (options: InjectOptions): Promise<Answer> => {
    const answer = await app.inject({ ...options, cookies: Object.fromEntries(cookies) });
    for (const cookie of answer.cookies) {
      if (cookie.value === '') cookies.delete(cookie.name);
      else cookies.set(cookie.name, cookie.value);
    }
    return answer;
  };
  const send: Client['send'] = async (method, url, { body, headers = {}, raw } = {}) => {
    const isSafe = method === 'GET' || method === 'HEAD';
    if (!isSafe && !cookies.has('XSRF-TOKEN'))
      await inject({ method: 'GET', url: '/csrf-cookie', headers: { host: appHost } });
    const token = isSafe ? {} : { 'x-xsrf-token': cookies.get('XSRF-TOKEN') ?? '' };
    const payload = raw ?? (body === undefined ? undefined : JSON.stringify(body));
    const type: Record<string, string> = body === undefined ? {} : { 'content-type': 'application/json' };
    return inject({
      method,
      url,
      headers: { host: appHost, ...token, ...type, ...headers },
      ...(payload ? { payload } : {}),
    });
  };
  return {
    cookies,
    send,
    async glance(url) {
      const options = { method: 'GET', url, headers: { host: appHost }, payloadAsStream: true } as const;
      const answer = await app.inject({ ...options, cookies: Object.fromEntries(cookies) });
      answer.stream().destroy();
      return { statusCode: answer.statusCode, body: '' };
    },
    get: (url, headers) => send('GET', url, headers ? { headers } : {}),
    post: (url, body = {}, headers) => send('POST', url, { body, ...(headers ? { headers } : {}) }),
    put: (url, body = {}) => send('PUT', url, { body }),
    upload: (url, file) => send('POST', url, multipart(file)),
  };
}

function multipart(file: { name: string; bytes: Buffer }): Extra {
  const boundary = 'doselore-test-boundary';
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="${file.name}"\r\nContent-Type: application/zip\r\n\r\n`;
  const raw = Buffer.concat([Buffer.from(head), file.bytes, Buffer.from(`\r\n--${boundary}--\r\n`)]);
  return { raw, headers: { 'content-type': `multipart/form-data; boundary=${boundary}` } };
}
