import { type Answer, AppError, type Level } from '@doselore/contract';
import { parseBody } from './answer-error.ts';
import { type Call, type EndpointOf, endpointFor, type Parts } from './call.ts';
import { endpointUrl } from './endpoint-url.ts';
import { announceFailure } from './failure-listener.ts';
import { type Outgoing, send } from './send.ts';
import { proveAgain } from './step-up.ts';
import { answerOrStored, showStoredAt } from './stored-answers.ts';

export type CallOptions<C extends Call> = Parts<C> & {
  signal?: AbortSignal;
  /** True when the caller handles every failure: no redirect to Login, maintenance or connectivity. */
  quiet?: boolean;
  /** `return=minimal` asks for what the call has changed alone, of an endpoint that answers more. */
  prefer?: 'return=minimal';
};

/** Levels whose answers may be stored for a day without a connection: learners, and trainers of their own courses. */
const storedLevels: readonly Level[] = ['member', 'virtualGroupAdmin'];

type Read<T> = (response: Response) => Promise<T>;

const sendAnnounced = <T>(outgoing: Outgoing, read: Read<T>, quiet?: boolean): Promise<T> =>
  announced(() => sendProved(outgoing, read), quiet);

async function announced<T>(ask: () => Promise<T>, quiet = false): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    if (!quiet) announceFailure(error);
    throw error;
  }
}

/** Sends a request. When the server needs the password, asks for it and sends the request once more. */
async function sendProved<T>(outgoing: Outgoing, read: Read<T>): Promise<T> {
  try {
    return await send(outgoing, read);
  } catch (error) {
    const isAsked = error instanceof AppError && error.code === 'step_up_required';
    if (isAsked && (await proveAgain())) return send(outgoing, read);
    throw error;
  }
}

function outgoingOf<C extends Call>(call: C, options: CallOptions<C>): Outgoing {
  const endpoint = endpointFor(call, options.params);
  const url = endpointUrl(endpoint, {
    level: options.level,
    params: options.params as Record<string, unknown> | undefined,
    query: options.query as Record<string, unknown> | undefined,
  });
  const takesBody = endpoint.method !== 'GET';
  const { signal, prefer } = options;
  return { method: endpoint.method, url, body: takesBody ? (options.body ?? {}) : undefined, signal, prefer };
}

export async function callEndpoint<C extends Call>(
  call: C,
  options: CallOptions<C> = {},
): Promise<Answer<EndpointOf<C>>> {
  const outgoing = outgoingOf(call, options);
  const ask = async () => {
    const text = await sendProved(outgoing, (response) => response.text());
    showStoredAt(undefined);
    return text;
  };
  const { storedForDay } = endpointFor(call, options.params);
  const isStored = storedForDay !== undefined && storedLevels.includes(options.level ?? 'member');
  const text = await announced(isStored ? () => answerOrStored(outgoing.url, storedForDay, ask) : ask, options.quiet);
  return parseBody(text) as Answer<EndpointOf<C>>;
}

/** Calls an endpoint of kind `file` and returns its content. */
export function fetchFile<C extends Call>(call: C, options: CallOptions<C>): Promise<Blob> {
  return sendAnnounced(outgoingOf(call, options), (response) => response.blob(), options.quiet);
}

/** Calls an endpoint of kind `file`, and saves its stream as a download under `fileName`. */
export async function downloadFile<C extends Call>(
  call: C,
  options: CallOptions<C> & { fileName?: string; accept?: string } = {},
): Promise<void> {
  const read = async (response: Response) => ({ file: await response.blob(), name: nameOf(response) });
  const { file, name } = await sendAnnounced(
    { ...outgoingOf(call, options), ...(options.accept !== undefined && { accept: options.accept }) },
    read,
    options.quiet,
  );
  saveFile(file, options.fileName ?? name);
}

/** Returns the file name that the server gives: the full one where it has letters beyond ASCII, otherwise the plain one. */
function nameOf(response: Response): string {
  const header = response.headers.get('Content-Disposition') ?? '';
  const [, whole] = /filename\*=UTF-8''([^;]+)/u.exec(header) ?? [];
  if (whole !== undefined) return decodeURIComponent(whole);
  return /filename="([^"]+)"/u.exec(header)?.[1] ?? 'Doselore';
}

/** Saves content of the page as a download of the browser. */
export function saveFile(content: Blob, fileName: string): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  URL.revokeObjectURL(address);
}

/**
 * Returns whether a page is served. For the maintenance page, which requests HEAD /login instead of an endpoint (point
 * 2).
 */
export async function isPageServed(path: string): Promise<boolean> {
  try {
    await send({ method: 'HEAD', url: path }, (response) => response.text());
    return true;
  } catch {
    return false;
  }
}

/** Reads the document of a page. Throws `NetworkError` without a connection. */
export function readPage(path: string): Promise<string> {
  return send({ method: 'GET', url: path, accept: 'text/html' }, (response) => response.text());
}
