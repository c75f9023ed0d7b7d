import { type Answer, durations } from '@doselore/contract';
import { answerError, parseBody } from './answer-error.ts';
import { type Call, type EndpointOf, endpointFor, type Parts } from './call.ts';
import { csrfHeader, fetchCsrfCookie, readCsrfToken } from './csrf.ts';
import { endpointUrl } from './endpoint-url.ts';
import { announceFailure } from './failure-listener.ts';
import { NetworkError, RequestTimeout, transportError } from './network-error.ts';

export type UploadOptions<C extends Call> = Omit<Parts<C>, 'body'> & {
  file: File;
  /** Form fields that are sent with the file. */
  fields?: Record<string, string>;
  /** Reports the share that was sent, from 0 to 1. */
  onProgress?: (share: number) => void;
  signal?: AbortSignal;
};

type Upload = {
  method: string;
  url: string;
  form: FormData;
  onProgress: (share: number) => void;
  signal?: AbortSignal;
};

/** Sends a form. Uses XMLHttpRequest, because fetch does not report upload progress. */
function post({ method, url, form, onProgress, signal }: Upload): Promise<XMLHttpRequest> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(method, url);
    request.timeout = durations.packageUpload;
    request.setRequestHeader('Accept', 'application/json');
    const token = readCsrfToken();
    if (token !== undefined) request.setRequestHeader(csrfHeader, token);
    request.upload.onprogress = (event) => {
      if (event.lengthComputable) onProgress(event.loaded / event.total);
    };
    request.onload = () => resolve(request);
    request.onerror = () => reject(new NetworkError());
    request.ontimeout = () => reject(new RequestTimeout());
    request.onabort = () => reject(new DOMException('The upload was cancelled', 'AbortError'));
    signal?.addEventListener('abort', () => request.abort(), { once: true });
    request.send(form);
  });
}

function formOf(file: File, fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append('file', file);
  return form;
}

export async function uploadFile<C extends Call>(call: C, options: UploadOptions<C>): Promise<Answer<EndpointOf<C>>> {
  const endpoint = endpointFor(call, options.params);
  const upload: Upload = {
    method: endpoint.method,
    url: endpointUrl(endpoint, {
      level: options.level,
      params: options.params as Record<string, unknown> | undefined,
      query: options.query as Record<string, unknown> | undefined,
    }),
    form: formOf(options.file, options.fields ?? {}),
    onProgress: options.onProgress ?? (() => undefined),
    signal: options.signal,
  };
  try {
    if (readCsrfToken() === undefined) await fetchCsrfCookie();
    let request = await post(upload);
    if (request.status === 419) {
      await fetchCsrfCookie();
      request = await post(upload);
    }
    const body = parseBody(request.responseText);
    if (request.status >= 200 && request.status < 300) return body as Answer<EndpointOf<C>>;
    throw answerError(request.status, body, request.getResponseHeader('Retry-After'));
  } catch (caught) {
    const error = transportError(caught);
    announceFailure(error);
    throw error;
  }
}
