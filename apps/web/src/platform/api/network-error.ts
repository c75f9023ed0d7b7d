/** There is no connection: the request did not reach the server, or broke off. */
export class NetworkError extends Error {
  constructor(options: { cause?: unknown } = {}) {
    super('Network Error', options);
    this.name = 'NetworkError';
  }
}

/** The server is reached but has not answered within the time limit. */
export class RequestTimeout extends Error {
  constructor(options: { cause?: unknown } = {}) {
    super('Timeout', options);
    this.name = 'RequestTimeout';
  }
}

/** Returns what the browser's error means; errors of our own stay as they are. */
export function transportError(error: unknown): unknown {
  if (error instanceof DOMException && error.name === 'TimeoutError') return new RequestTimeout({ cause: error });
  return error instanceof TypeError ? new NetworkError({ cause: error }) : error;
}
