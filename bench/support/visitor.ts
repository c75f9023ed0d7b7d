import type { RunningServer } from './server.ts';

/** Client like a small browser: stores its cookies and sends the CSRF token back, as the web application does. */
export class Visitor {
  readonly cookies = new Map<string, string>();
  readonly #server: RunningServer;

  constructor(server: RunningServer) {
    this.#server = server;
  }

  get cookieHeader(): string {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  /** Returns the headers that a browser sends with a POST. Fetches the CSRF token first when there is none. */
  async headersOfPost(): Promise<Record<string, string>> {
    if (!this.cookies.has('XSRF-TOKEN')) await this.#send('/csrf-cookie', {});
    return {
      Cookie: this.cookieHeader,
      Origin: this.#server.address,
      'Sec-Fetch-Site': 'same-origin',
      'X-XSRF-TOKEN': this.cookies.get('XSRF-TOKEN') ?? '',
    };
  }

  async logIn(credentials: { username: string; password: string }): Promise<this> {
    await this.post('/login', credentials);
    return this;
  }

  get<T = unknown>(path: string): Promise<T> {
    return this.#send<T>(path, { method: 'GET', headers: { Cookie: this.cookieHeader } });
  }

  /** Reads a file of the server to its end. */
  async read(path: string): Promise<string> {
    const answer = await fetch(`${this.#server.address}${path}`, { headers: { Cookie: this.cookieHeader } });
    if (!answer.ok) throw new Error(`GET ${path}: ${answer.status} ${await answer.text()}`);
    return answer.text();
  }

  async post<T = unknown>(path: string, body: object): Promise<T> {
    const headers = { ...(await this.headersOfPost()), 'Content-Type': 'application/json' };
    return this.#send<T>(path, { method: 'POST', headers, body: JSON.stringify(body) });
  }

  async put<T = unknown>(path: string, body: object): Promise<T> {
    const headers = { ...(await this.headersOfPost()), 'Content-Type': 'application/json' };
    return this.#send<T>(path, { method: 'PUT', headers, body: JSON.stringify(body) });
  }

  async upload<T = unknown>(path: string, file: File): Promise<T> {
    const form = new FormData();
    form.append('file', file);
    return this.#send<T>(path, { method: 'POST', headers: await this.headersOfPost(), body: form });
  }

  async #send<T>(path: string, request: RequestInit): Promise<T> {
    const answer = await fetch(`${this.#server.address}${path}`, request);
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/u.exec(line) ?? [];
      this.cookies.set(name, decodeURIComponent(value));
    }
    if (!answer.ok) throw new Error(`${request.method ?? 'GET'} ${path}: ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as T;
  }
}
