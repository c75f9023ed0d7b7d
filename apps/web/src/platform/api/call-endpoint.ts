import { type Answer, AppError, type Endpoint, type Level, type Sent } from '@doselore/contract';
import { parseBody } from './answer-error.ts';
import { endpointUrl } from './endpoint-url.ts';
import { announceFailure } from './failure-listener.ts';
import { type Outgoing, send } from './send.ts';
import { proveAgain } from './step-up.ts';

export type CallOptions<E extends Endpoint> = {
  level: Level;
  params?: Sent<E, 'params'>;
  query?: Sent<E, 'query'>;
  body?: Sent<E, 'body'>;
  signal?: AbortSignal;
  /** The caller deals with every failure itself: no redirect to Login, maintenance or connectivity. */
  quiet?: boolean;
};

type Read<T> = (response: Response) => Promise<T>;

async function sendAnnounced<T>(outgoing: Outgoing, read: Read<T>, quiet = false): Promise<T> {
  try {
    return await sendProved(outgoing, read);
  } catch (error) {
    if (!quiet) announceFailure(error);
    throw error;
  }
}

/** What asks for the password once more is sent again when it was given. */
async function sendProved<T>(outgoing: Outgoing, read: Read<T>): Promise<T> {
  try {
    return await send(outgoing, read);
  } catch (error) {
    const isAsked = error instanceof AppError && error.code === 'step_up_required';
    if (isAsked && (await proveAgain())) return send(outgoing, read);
    throw error;
  }
}

function outgoingOf<E extends Endpoint>(endpoint: E, options: CallOptions<E>): Outgoing {
  const url = endpointUrl(endpoint, {
    level: options.level,
    params: options.params as Record<string, unknown> | undefined,
    query: options.query as Record<string, unknown> | undefined,
  });
  const takesBody = endpoint.method !== 'GET';
  return { method: endpoint.method, url, body: takesBody ? (options.body ?? {}) : undefined, signal: options.signal };
}

export async function callEndpoint<E extends Endpoint>(endpoint: E, options: CallOptions<E>): Promise<Answer<E>> {
  const text = await sendAnnounced(outgoingOf(endpoint, options), (response) => response.text(), options.quiet);
  return parseBody(text) as Answer<E>;
}

/** For endpoints of kind `file`: hands the stream to the browser as a download under `fileName`. */
export async function downloadFile<E extends Endpoint>(
  endpoint: E,
  options: CallOptions<E> & { fileName: string },
): Promise<void> {
  const file = await sendAnnounced(outgoingOf(endpoint, options), (response) => response.blob(), options.quiet);
  saveFile(file, options.fileName);
}

/** Hands something the page has to the browser as a download. */
export function saveFile(content: Blob, fileName: string): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  URL.revokeObjectURL(address);
}

/** The maintenance page asks the page address itself, which is no endpoint (point 2: HEAD /login). */
export async function isPageServed(path: string): Promise<boolean> {
  try {
    await send({ method: 'HEAD', url: path }, (response) => response.text());
    return true;
  } catch {
    return false;
  }
}
