import { vi } from 'vitest';

export type Upload = { method: string; url: string; file: File };
type Reply = { status?: number; body?: unknown };

/** Answers uploads instead of a server, and returns those that were sent. A `TypeError` is a broken connection. */
export function standInForUploads(answer: (upload: Upload) => Reply | TypeError): Upload[] {
  const uploads: Upload[] = [];
  class StandIn {
    upload = {};
    status = 0;
    responseText = '';
    onload = () => undefined;
    onerror = () => undefined;
    private method = '';
    private url = '';
    open(method: string, url: string) {
      [this.method, this.url] = [method, url];
    }
    setRequestHeader() {
      return undefined;
    }
    getResponseHeader() {
      return null;
    }
    send(form: FormData) {
      const upload = { method: this.method, url: this.url, file: form.get('file') as File };
      uploads.push(upload);
      const reply = answer(upload);
      if (reply instanceof TypeError) return void setTimeout(() => this.onerror());
      this.status = reply.status ?? 200;
      this.responseText = JSON.stringify(reply.body ?? { ok: true });
      setTimeout(() => this.onload());
    }
  }
  vi.stubGlobal('XMLHttpRequest', StandIn);
  return uploads;
}
