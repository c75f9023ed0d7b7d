import { type Answer, AppError, type Endpoint, type Level } from '@doselore/contract';
import { parseBody } from './answer-error.ts';
import { endpointUrl } from './endpoint-url.ts';
import { announceFailure } from './failure-listener.ts';
import { type Outgoing, send } from './send.ts';
import { proveAgain } from './step-up.ts';

export type CallOptions<E extends Endpoint> = {
  level: Level;
  params?: E['params']['_zod']['input'];
  query?: E['query']['_zod']['input'];
  body?: E['body']['_zod']['input'];
  signal?: AbortSignal;
  /** The caller deals with every failure itself: no redirect to Login, maintenance or connectivity. */
  quiet?: boolean;
};

async function sendAnnounced(outgoing: Outgoing, quiet: boolean): Promise<Response> {
  try {
    return await sendProved(outgoing);
  } catch (error) {
    if (!quiet) announceFailure(error);
    throw error;
  }
}

/** What asks for the password once more is sent again when it was given. */
async function sendProved(outgoing: Outgoing): Promise<Response> {
  try {
    return await send(outgoing);
  } catch (error) {
    const isAsked = error instanceof AppError && error.code === 'step_up_required';
    if (isAsked && (await proveAgain())) return send(outgoing);
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
  const response = await sendAnnounced(outgoingOf(endpoint, options), options.quiet ?? false);
  return parseBody(await response.text()) as Answer<E>;
}

/** For endpoints of kind `file`: hands the stream to the browser as a download under `fileName`. */
export async function downloadFile<E extends Endpoint>(
  endpoint: E,
  options: CallOptions<E> & { fileName: string },
): Promise<void> {
  const response = await sendAnnounced(outgoingOf(endpoint, options), options.quiet ?? false);
  saveFile(await response.blob(), options.fileName);
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
    await send({ method: 'HEAD', url: path });
    return true;
  } catch {
    return false;
  }
}
